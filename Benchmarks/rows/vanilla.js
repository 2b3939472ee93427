// The same rows by hand: a template row cloned, texts set, nodes moved with insertBefore.
const sizes = ['pretty', 'large', 'big', 'small', 'tall', 'short', 'long', 'handsome'];
const colours = ['red', 'yellow', 'blue', 'green', 'pink', 'brown', 'purple', 'white'];
const things = ['goose', 'duck', 'heron', 'eagle', 'sparrow', 'finch', 'wren', 'gull'];

/** @param {Element} place */
export function vanilla(place) {
  const list = document.createElement('ul');
  list.className = 'rows';
  place.appendChild(list);
  const template = document.createElement('li');
  template.className = 'row';
  template.innerHTML = '<span class="number"> </span><button class="name"> </button><button class="seen">'
    + '<span class="mark" aria-hidden="true"></span></button><span class="rest"></span>';
  let items = [], rows = [], nextID = 1, random = 12345;
  const pick = words => words[((random = (Math.imul(random, 1664525) + 1013904223) >>> 0) >>> 8) % words.length];
  const make = count => Array.from({ length: count }, () => ({
    id: nextID++, label: `${pick(sizes)} ${pick(colours)} ${pick(things)}`,
  }));
  const append = made => {
    for (const item of made) {
      const row = template.cloneNode(true), [number, name, seen] = row.children;
      number.firstChild.data = item.id;
      name.firstChild.data = item.label;
      name.setAttribute('data-act', `bird ${item.id}`);
      seen.setAttribute('data-act', `tick ${item.id}`);
      items.push(item);
      rows.push(row);
      list.appendChild(row);
    }
  };
  const clear = () => { list.textContent = ''; items = []; rows = []; };
  const operations = [
    count => { clear(); append(make(count)); },
    count => append(make(count)),
    () => {
      for (let i = 0; i < items.length; i += 10) rows[i].children[1].firstChild.data = items[i].label += ' !!!';
    },
    () => {
      if (items.length <= 998) return;
      [items[1], items[998]] = [items[998], items[1]];
      [rows[1], rows[998]] = [rows[998], rows[1]];
      list.insertBefore(rows[1], rows[2]);
      list.insertBefore(rows[998], rows[999] || null);
    },
    clear,
  ];
  return (operation, count) => operations[operation](count);
}
