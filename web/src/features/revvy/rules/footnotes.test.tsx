import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { expect, test } from 'vitest';
import { footnotesOf } from './footnotes.ts';

function draw(answerId: string): string {
  return renderToStaticMarkup(
    <Markdown remarkPlugins={[remarkGfm]} remarkRehypeOptions={footnotesOf(answerId, 'टिप्पणियाँ')}>
      {'Change the oil.[^1]\n\n[^1]: Every 10,000 km.'}
    </Markdown>,
  );
}

test("footnotes have a heading in the reader's language and no back links", () => {
  const html = draw('a');
  expect(html).toContain('टिप्पणियाँ</h2>');
  expect(html).toContain('Every 10,000 km.');
  expect(html).not.toMatch(/Footnotes|↩/);
});

test('the footnotes of two answers have different ids', () => {
  const idsOf = (html: string) => [...html.matchAll(/ id="(\w+-fn[^"]*)"/g)].map(([, id]) => id);
  const [first, second] = [idsOf(draw('a')), idsOf(draw('b'))];
  expect(first).toEqual(['a-fnref-1', 'a-fn-1']);
  expect(first.filter((id) => second.includes(id))).toEqual([]);
});
