#if canImport(CMath)
import CMath
#endif

/// Web Mercator in px on a world `scale` px wide, from its north-west corner.
///
/// Source: EPSG:3857; y = (1 − ln(tan φ + sec φ)/π)/2, here with the Gudermannian turned into a series-free logarithm.
public func mercator(_ coordinate: Coordinate, scale: Double) -> (x: Double, y: Double) {
    let rad = 0.017453292519943295
    let bounded = max(-85.051129, min(85.051129, coordinate.latitude))
    let s = sin(bounded * rad)
    let y = 0.5 - logarithm((1 + s) / (1 - s)) / (4 * 3.141592653589793)
    return ((coordinate.longitude + 180) / 360 * scale, y * scale)
}

/// The zoom at which `metres` span `pixels` at a latitude, on MapLibre's 512-px tiles.
public func zoom(showing metres: Double, over pixels: Double, latitude: Double) -> Double {
    let around = 2 * 3.141592653589793 * earthRadius * cos(latitude * 0.017453292519943295)
    return logarithm(max(1e-9, around * pixels / (512 * max(1, metres)))) / 0.6931471805599453
}

/// Natural logarithm by Newton's steps on `exp`, which the core has on every platform.
func logarithm(_ x: Double) -> Double {
    guard x > 0 else { return -.infinity }
    var y = Double(x.exponent) * 0.6931471805599453 + (x.significand - 1)
    for _ in 0..<6 {
        let e = exp(y)
        y += 2 * (x - e) / (x + e)
    }
    return y
}

/// `base` to a real power.
func power(_ base: Double, _ exponent: Double) -> Double { exp(exponent * logarithm(base)) }
