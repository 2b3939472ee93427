// Attributes that are more than an attribute: classes, fields' values, run-time values of styles.

/**
 * Sets an attribute, and what the browser keeps beside it.
 * @param {any} element
 * @param {string} name
 * @param {string} value
 */
export function setAttribute(element, name, value) {
  if (name === 'class' && element.namespaceURI !== 'http://www.w3.org/2000/svg') element.className = value;
  else if (name === 'value') setValue(element, value);
  else {
    element.setAttribute(name, value);
    if (name === 'data-vars') setVars(element, value);
    else if (name === 'checked') element.checked = true;
  }
}

/**
 * @param {any} element
 * @param {string} name
 */
export function removeAttribute(element, name) {
  element.removeAttribute(name);
  if (name === 'data-vars') setVars(element, '');
  else if (name === 'checked') element.checked = false;
  else if (name === 'value' && !element.$isTyped && element.value) element.value = '';
}

/**
 * A field's value is written only where it differs, so that the caret stays, and never over what is being typed (`acts.js`).
 * @param {any} element @param {string} value
 */
function setValue(element, value) {
  element.setAttribute('value', value);
  if (!element.$isTyped && element.value !== value) element.value = value;
}

/**
 * Sets the custom properties of `--x:12px;--y:3px` through the CSSOM (the policy forbids style attributes) and takes back
 * those that were set before and are gone.
 * @param {any} element
 * @param {string} text
 */
export function setVars(element, text) {
  const vars = new Map();
  for (const part of text.split(';')) {
    const colon = part.indexOf(':'), name = part.slice(0, colon).trim();
    if (colon > 0 && name.startsWith('--')) vars.set(name, part.slice(colon + 1).trim());
  }
  for (const name of element.$vars || []) if (!vars.has(name)) element.style.removeProperty(name);
  for (const [name, value] of vars) element.style.setProperty(name, value);
  element.$vars = [...vars.keys()];
}
