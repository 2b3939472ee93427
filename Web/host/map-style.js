// The muted map: water, land, borders, towns. Colours that keep the discs and the text over them legible.

/** @typedef {{ water: string, land: string, river: string, border: string, text: string, halo: string }} Colours */

/** @type {{ light: Colours, dark: Colours }} */
const colours = {
  light: { water: '#c3d9e8', land: '#f2efe9', river: '#c3d9e8', border: '#b9b3ab', text: '#5f5b55', halo: '#f7f5f0' },
  dark: { water: '#2b3742', land: '#24211c', river: '#2b3742', border: '#57524a', text: '#aaa59c', halo: '#24211c' },
};

/** Widths that grow with the zoom. @param {...number} stops zoom, width, zoom, width … */
const widening = (...stops) => ['interpolate', ['exponential', 1.5], ['zoom'], ...stops];

/**
 * A MapLibre style over the basemap's layers: land, lake, river, border, place.
 * @param {boolean} isDark
 * @param {string} url the basemap
 */
export function mapStyle(isDark, url) {
  const c = isDark ? colours.dark : colours.light;
  const fill = (id, layer, colour, filter) => ({
    id, type: 'fill', source: 'base', 'source-layer': layer, filter, paint: { 'fill-color': colour },
  });
  const line = (id, layer, filter, paint) => ({
    id, type: 'line', source: 'base', 'source-layer': layer, filter,
    layout: { 'line-cap': 'round', 'line-join': 'round' }, paint,
  });
  return {
    version: 8,
    sources: { base: { type: 'vector', url: `pmtiles://${url}` } },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': c.water } },
      fill('land', 'land', c.land, ['!', ['has', 'island']]),
      fill('lake', 'lake', c.water, true),
      fill('island', 'land', c.land, ['has', 'island']),
      line('river', 'river', true, { 'line-color': c.river, 'line-width': widening(4, .4, 10, 1.4, 14, 4) }),
      line('province', 'border', ['==', ['get', 'level'], 2],
        { 'line-color': c.border, 'line-width': .8, 'line-dasharray': [3, 3], 'line-opacity': .7 }),
      line('country', 'border', ['==', ['get', 'level'], 1],
        { 'line-color': c.border, 'line-width': widening(2, .6, 8, 1.2, 14, 2) }),
      {
        id: 'place', type: 'symbol', source: 'base', 'source-layer': 'place',
        filter: ['<=', ['get', 'zoom'], ['zoom']],
        layout: {
          'text-field': ['get', 'name'],
          'text-font': ['Inter'],
          'text-size': ['interpolate', ['linear'], ['log10', ['max', 100, ['get', 'population']]], 3, 12, 6.5, 17],
          'text-max-width': 7,
          'symbol-sort-key': ['-', 0, ['get', 'population']],
        },
        paint: { 'text-color': c.text, 'text-halo-color': c.halo, 'text-halo-width': 1.4 },
      },
    ],
  };
}
