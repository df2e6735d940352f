import { memo, useDeferredValue, useId } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { useTranslation } from '@/i18n/use-translation.ts';
import { footnotesOf } from '../../rules/footnotes.ts';

const plugins = [remarkGfm];

/** Answers load no images and contain no links, so that injected content stays plain text. */
const components: Components = {
  a: ({ children }) => <span className="break-words">{children}</span>,
  img: ({ alt }) => <span>{alt}</span>,
  input: ({ checked }) => <span>{checked ? '☑ ' : '☐ '}</span>,
  h1: ({ children }) => <Heading>{children}</Heading>,
  h2: ({ children }) => <Heading>{children}</Heading>,
  h3: ({ children }) => <Heading>{children}</Heading>,
  h4: ({ children }) => <Heading>{children}</Heading>,
  h5: ({ children }) => <Heading>{children}</Heading>,
  h6: ({ children }) => <Heading>{children}</Heading>,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be focusable by keyboard
    <div className="-mx-1 my-3 scroll-row px-1" tabIndex={0}>
      <table className="w-max min-w-full border-collapse text-sm">{children}</table>
    </div>
  ),
};

/** Headings of an answer stay out of the page's outline. */
function Heading({ children }: { children?: React.ReactNode }) {
  return <p className="mt-4 font-bold">{children}</p>;
}

const look = [
  'min-w-0 break-words [&>*:first-child]:mt-0 [&>*:last-child]:mb-0',
  '[&_p]:my-2.5 [&_li]:my-1 [&_li>p]:my-1 [&_ol]:my-2.5 [&_ol]:list-decimal [&_ol]:ps-6 [&_ul]:my-2.5 [&_ul]:list-disc [&_ul]:ps-5',
  '[&_li::marker]:text-text-muted [&_strong]:font-semibold [&_hr]:my-4 [&_hr]:border-border',
  '[&_blockquote]:my-3 [&_blockquote]:border-border-strong [&_blockquote]:border-s-3 [&_blockquote]:ps-3 [&_blockquote]:text-text-muted',
  '[&_code]:rounded [&_code]:bg-text/8 [&_code]:px-1 [&_code]:text-[0.9em] [&_pre]:my-3 [&_pre]:overflow-x-auto [&_pre]:rounded-control [&_pre]:bg-text/8 [&_pre]:p-3 [&_pre_code]:bg-transparent [&_pre_code]:p-0',
  '[&_td]:border-border [&_td]:border-b [&_td]:p-2 [&_td]:align-top [&_th]:border-border-strong [&_th]:border-b [&_th]:p-2 [&_th]:text-start [&_th]:font-semibold',
].join(' ');

interface AnswerTextProps {
  markdown: string;
}

/** Markdown without HTML. While an answer grows, `useDeferredValue` skips states that would take too long to draw. */
export const AnswerText = memo(function AnswerText({ markdown }: AnswerTextProps) {
  const { t } = useTranslation('revvy');
  const shown = useDeferredValue(markdown);
  const footnotes = footnotesOf(useId(), t('notes'));
  return (
    <div className={look}>
      <Markdown remarkPlugins={plugins} components={components} remarkRehypeOptions={footnotes} skipHtml>
        {shown}
      </Markdown>
    </div>
  );
});
