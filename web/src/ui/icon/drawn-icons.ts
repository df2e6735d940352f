/** Shapes by name, while a page is rendered. Rendering never pauses, so that pages do not meet here. */
let icons: Map<string, string> | undefined;

/** Returns an icon's shapes, or a reference to them if the page has drawn them already. */
export function drawOnce(name: string, shapes: string): string {
  if (!icons) return shapes;
  icons.set(name, shapes);
  return `<use href="#icon-${name}"/>`;
}

/** Renders a page with one drawing of each icon, to which all icons of that name refer. */
export function drawIconsOnce(render: () => string): string {
  icons = new Map();
  try {
    const html = render();
    const drawings = [...icons].map(([name, shapes]) => `<g id="icon-${name}">${shapes}</g>`);
    // React leaves elements alone that it does not know, when it wakes the page and when another one is opened.
    const start = html.indexOf('>', html.indexOf('<body')) + 1;
    return `${html.slice(0, start)}<svg class="hidden">${drawings.join('')}</svg>${html.slice(start)}`;
  } finally {
    icons = undefined;
  }
}
