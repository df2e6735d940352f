import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawIconsOnce } from './drawn-icons.ts';
import createLucideIcon from './plain-icon.tsx';

const Heart = createLucideIcon({
  name: 'heart',
  node: [
    ['path', { d: 'M2 9l8 8', key: 'a' }],
    ['circle', { cx: '12', cy: '12', r: '3', key: 'b' }],
  ],
});

test('an icon has its shapes and is hidden from screen readers', () => {
  expect(renderToStaticMarkup(<Heart className="size-4" />)).toBe(
    '<svg viewBox="0 0 24 24" aria-hidden="true" class="icon size-4"><path d="M2 9l8 8"/><circle cx="12" cy="12" r="3"/></svg>',
  );
});

test('an icon with a name is read out', () => {
  const html = renderToStaticMarkup(<Heart role="img" aria-label="Favourite" />);
  expect(html).toContain('<svg viewBox="0 0 24 24" role="img" aria-label="Favourite" class="icon">');
});

test('a page draws each of its icons once, and they keep their own classes', () => {
  const Dot = createLucideIcon({ name: 'dot', node: [['circle', { cx: '12', cy: '12', r: '1', key: 'c' }]] });
  const html = drawIconsOnce(() =>
    renderToStaticMarkup(
      <body>
        <Heart />
        <Dot className="size-4" />
        <Heart className="fill-danger" />
      </body>,
    ),
  );
  const [drawings = '', ...icons] = html.split(/(?<=<\/svg>)/);
  expect(drawings).toBe(
    '<body><svg class="hidden">' +
      '<g id="icon-heart"><path d="M2 9l8 8"/><circle cx="12" cy="12" r="3"/></g>' +
      '<g id="icon-dot"><circle cx="12" cy="12" r="1"/></g></svg>',
  );
  expect(icons.slice(0, 3).map((icon) => /class="([^"]*)"><use href="([^"]*)"\/>/.exec(icon)?.slice(1))).toEqual([
    ['icon', '#icon-heart'],
    ['icon size-4', '#icon-dot'],
    ['icon fill-danger', '#icon-heart'],
  ]);
});

test('an icon outside such a page has its own shapes, also after a page that failed', () => {
  const fail = () => {
    renderToStaticMarkup(<Heart />);
    throw new Error('failed');
  };
  expect(() => drawIconsOnce(fail)).toThrow('failed');
  expect(renderToStaticMarkup(<Heart />)).toContain('<path d="M2 9l8 8"/>');
});
