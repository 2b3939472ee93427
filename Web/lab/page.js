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
