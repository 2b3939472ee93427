"""Maps to read glass over: drawn into the map's place, so that the worst is there every time and nothing is waited for."""

from playwright.sync_api import Page

# The colours of Web/host/map-style.js. `busiest` crowds all of them, its lines, labels and both kinds of disc.
DRAW = """([kind, dark]) => {
  const place = document.getElementById('map');
  const c = dark ? { water: '#2b3742', land: '#24211c', border: '#57524a', text: '#aaa59c', halo: '#24211c' }
    : { water: '#c3d9e8', land: '#f2efe9', border: '#b9b3ab', text: '#5f5b55', halo: '#f7f5f0' };
  const canvas = document.createElement('canvas');
  canvas.width = innerWidth;
  canvas.height = innerHeight;
  const draw = canvas.getContext('2d');
  draw.fillStyle = { lightest: dark ? c.border : '#fff', darkest: dark ? '#000' : c.border }[kind] ?? kind;
  draw.fillRect(0, 0, canvas.width, canvas.height);
  const discs = [];
  if (kind === 'busiest') {
    for (let y = 0; y < canvas.height; y += 26) {
      draw.fillStyle = y / 26 % 2 ? c.land : c.water;
      draw.fillRect(0, y, canvas.width, 26);
      draw.strokeStyle = c.border;
      draw.lineWidth = 2;
      draw.beginPath();
      for (let x = 0; x < canvas.width; x += 8) draw.lineTo(x, y + 13 + 9 * Math.sin(x / 17 + y));
      draw.stroke();
    }
    draw.font = '600 17px Inter';
    draw.lineWidth = 3;
    for (let y = 20; y < canvas.height; y += 52) for (let x = y % 3 * 20; x < canvas.width; x += 110) {
      draw.strokeStyle = c.halo;
      draw.strokeText('Vancouver', x, y);
      draw.fillStyle = c.text;
      draw.fillText('Vancouver', x, y);
    }
    for (let y = 8; y < canvas.height; y += 56) for (let x = y / 56 % 2 * 28; x < canvas.width; x += 56) {
      const disc = document.createElement('div'), size = (x + y) % 3 ? 34 : 52;
      disc.className = discs.length % 3 ? 'disc' : 'disc rare';
      for (const [name, value] of Object.entries({ position: 'absolute', left: `${x}px`, top: `${y}px`, '--size': `${size}px` }))
        disc.style.setProperty(name, value);
      disc.textContent = '38';
      discs.push(disc);
    }
  }
  place.replaceChildren(canvas, ...discs);
}"""

KINDS = ("lightest", "darkest", "busiest")


def draw(page: Page, kind: str, dark: bool) -> None:
    """Draws a map of a kind, or of one colour where the kind is a colour, in the colours of the light or the dark map."""
    page.evaluate(DRAW, [kind, dark])
