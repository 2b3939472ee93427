// The map under everything: MapLibre, told by effects, telling where it rests.
import { mapStyle } from './map-style.js';
import { Marks } from './marks.js';

/** @param {string} url */
function script(url) {
  return new Promise((done, fail) => {
    const element = document.createElement('script');
    element.src = url;
    element.onload = done;
    element.onerror = () => fail(new Error(`${url} could not be loaded`));
    document.head.appendChild(element);
  });
}

/** @param {string} url */
function stylesheet(url) {
  return new Promise((done, fail) => {
    const element = document.createElement('link');
    element.rel = 'stylesheet';
    element.href = url;
    element.onload = done;
    element.onerror = () => fail(new Error(`${url} could not be loaded`));
    // First, so that the app's own styles win.
    document.head.prepend(element);
  });
}

/** The numbers of a text. @param {string} text */
const numbers = text => text.split(' ').map(Number);

/**
 * @param {HTMLElement} place
 * @param {(action: string) => void} act
 * @param {[string, string][]} told what it was told before it was there
 * @param {[string, string][]} parts where the parts of the map's file that are loaded are noted: address and range
 * @returns {Promise<(name: string, text: string) => void>} tells the map an effect
 */
export async function startMap(place, act, told, parts) {
  await Promise.all([script('/vendor/maplibre-gl.js'), script('/vendor/pmtiles.js'), stylesheet('/vendor/maplibre-gl.css')]);
  const { maplibregl, pmtiles } = /** @type {any} */ (globalThis);

  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  let theme = 'system', style = 'standard';
  const isDark = () => style === 'dark' || theme === 'dark' || (theme === 'system' && systemDark.matches);
  const url = new URL('/basemap/base.pmtiles', location.href).href;
  const protocol = new pmtiles.Protocol(), source = new pmtiles.FetchSource(url);
  protocol.add(new pmtiles.PMTiles({
    getKey: () => url,
    getBytes(offset, length, ...rest) {
      if (!navigator.serviceWorker?.controller) parts.push([url, `bytes=${offset}-${offset + length - 1}`]);
      return source.getBytes(offset, length, ...rest);
    },
  }));
  maplibregl.addProtocol('pmtiles', protocol.tile);

  const last = name => told.findLast(effect => effect[0] === name)?.[1];
  [theme, style] = (last('theme') || 'system standard').split(' ');
  const [latitude, longitude, zoom] = numbers(last('camera') || '0 0 1');
  const map = new maplibregl.Map({
    container: place, style: mapStyle(isDark(), url), center: [longitude, latitude], zoom,
    attributionControl: false, dragRotate: false, pitchWithRotate: false, maxPitch: 0, maxZoom: 18,
    fadeDuration: 150,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  // The place is the region "Map" already; the canvas in it takes the arrow keys.
  map.getCanvas().setAttribute('role', 'application');
  map.getCanvas().setAttribute('aria-label', 'Map, arrow keys move it');
  map.on('error', ({ error }) => console.warn('map:', error?.message || error));

  const restyle = () => map.setStyle(mapStyle(isDark(), url));
  systemDark.addEventListener('change', restyle);

  let isTurning = false;
  map.on('moveend', () => {
    // A flight that our own next one cuts short has not come to rest.
    if (isTurning) return;
    const { lat, lng } = map.getCenter().wrap();
    act(`camera ${lat.toFixed(6)} ${lng.toFixed(6)} ${map.getZoom().toFixed(3)}`);
  });

  const marks = new Marks(map);
  /** @type {any} */
  let here = null;

  // A step of the program may move the camera and cover another part at once: that is one movement.
  let coming = null;
  const move = change => {
    if (!coming) queueMicrotask(() => {
      const { animated, ...target } = coming;
      coming = null;
      if (animated === false) return map.jumpTo(target);
      isTurning = map.isEasing();
      map.easeTo({ ...target, duration: target.center ? 700 : 350 });
      isTurning = false;
    });
    coming = { ...coming, ...change };
  };

  /** @type {Record<string, (text: string) => void>} */
  const table = {
    marks: text => {
      const [kind] = text.split(' ', 1), list = text.slice(kind.length + 1);
      marks.show(kind, list ? list.split('\u001e').map(mark => mark.split('\u001f')) : []);
    },
    padding: text => {
      const [top, leading, bottom] = numbers(text);
      const rightToLeft = getComputedStyle(place).direction === 'rtl';
      move({ padding: { top, bottom, left: rightToLeft ? 0 : leading, right: rightToLeft ? leading : 0 } });
    },
    camera: text => {
      const [latitude, longitude, zoom] = numbers(text);
      move({ center: [longitude, latitude], zoom, animated: text.endsWith('fly') });
    },
    position: text => {
      const [latitude, longitude] = numbers(text);
      if (!here) {
        const dot = document.createElement('div');
        dot.className = 'here';
        dot.setAttribute('role', 'img');
        dot.setAttribute('aria-label', 'You are here');
        here = new maplibregl.Marker({ element: dot });
      }
      here.setLngLat([longitude, latitude]).addTo(map);
    },
    theme: text => {
      const was = isDark();
      [theme, style] = text.split(' ');
      if (isDark() !== was) restyle();
    },
  };
  const tell = (name, text) => { if (Object.hasOwn(table, name)) table[name](text); };
  for (const [name, text] of told.splice(0)) tell(name, text);
  return tell;
}
