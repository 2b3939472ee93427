// The muted map: water, land, borders, towns. Colours that keep the discs and the text over them legible.

/** @typedef {{ water: string, land: string, river: string, border: string, text: string, halo: string }} Colours */

/** @type {{ light: Colours, dark: Colours }} */
const colours = {
  light: { water: '#cfe0e8', land: '#f3f1ea', river: '#bcd3de', border: '#b9b3ab', text: '#5f5b55', halo: '#f8f6f1' },
  dark: { water: '#141a1f', land: '#25282b', river: '#1a232a', border: '#4a4f54', text: '#a9adb2', halo: '#1b1d1f' },
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
