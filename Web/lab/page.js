// The lab's pages work without this; with it the controls apply at once, and a state's link is copied instead of followed.
for (const form of document.querySelectorAll('.lab-controls')) {
  form.addEventListener('change', () => /** @type {HTMLFormElement} */ (form).requestSubmit());
  form.querySelector('[type="submit"]')?.remove();
}

document.addEventListener('click', async event => {
  const link = /** @type {Element} */ (event.target).closest?.('a.lab-link');
  if (!(link instanceof HTMLAnchorElement) || !navigator.clipboard || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  const before = link.textContent;
  try {
    await navigator.clipboard.writeText(link.href);
    link.textContent = 'Copied';
    setTimeout(() => { link.textContent = before; }, 2000);
  } catch {
    location.href = link.href;
  }
});

// A content of one's own: a file that is dropped anywhere on the page, or chosen, fills the form and is shown.
const own = /** @type {HTMLFormElement | null} */ (document.querySelector('.lab-own'));
if (own) {
  const most = 262_144, text = own.querySelector('textarea'), said = document.createElement('p');
  said.setAttribute('role', 'alert');
  const chosen = document.createElement('label'), picker = document.createElement('input');
  picker.type = 'file';
  picker.accept = 'application/json,.json';
  chosen.className = 'lab-file';
  chosen.append('Or choose a file ', picker);
  own.prepend(said);
  own.querySelector('button')?.before(chosen);

  /** @param {string} sentence */
  const say = sentence => {
    said.textContent = sentence;
    said.scrollIntoView({ block: 'center' });
  };

  /** @param {File} file */
  const take = async file => {
    if (file.size > most) return say(`${file.name} has ${file.size} bytes; ${most} are the most.`);
    try {
      text.value = await file.text();
    } catch {
      return say(`${file.name} cannot be read.`);
    }
    own.elements.namedItem('name').value = file.name;
    own.requestSubmit();
  };
  picker.addEventListener('change', () => { if (picker.files?.[0]) take(picker.files[0]); });
  const holds = event => event.dataTransfer?.types.includes('Files');
  addEventListener('dragover', event => {
    if (!holds(event)) return;
    event.preventDefault();
    document.documentElement.classList.add('lab-drop');
  });
  for (const name of ['dragleave', 'drop', 'dragend']) addEventListener(name, () => document.documentElement.classList.remove('lab-drop'));
  addEventListener('drop', event => {
    if (!holds(event)) return;
    event.preventDefault();
    const files = event.dataTransfer.files;
    if (files.length === 1) take(files[0]);
    else say(files.length ? 'One file at a time, please.' : 'That is no file.');
  });
}
