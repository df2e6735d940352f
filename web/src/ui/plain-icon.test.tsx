import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createLucideIcon from './plain-icon.tsx';

const Heart = createLucideIcon({
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
