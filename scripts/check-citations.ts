import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './steps.ts';

/** Migrations are left out: they stay as they landed. */
const cited = '**/*.{ts,tsx,mjs,js,css,html,md}';
const notOurs = [
  '**/node_modules',
  '**/dist',
  '**/test-results',
  '**/.*',
  'server/data',
  'mobile/android',
  'mobile/ios',
];

const gap = String.raw`(?:\s|\*|//)+`;
const number = String.raw`\d+(?:\.\d+)?`;
const citation = new RegExp(
  String.raw`\bproduct,${gap}sections?${gap}(${number}(?:(?:,${gap}|${gap}and${gap})${number})*)`,
  'gi',
);
const otherForm = new RegExp(String.raw`\bproduct(?:\.md,?)?${gap}\(?sections?${gap}\d`, 'gi');
const absent = new RegExp(String.raw`\bthe${gap}specification\b|\b(?:specification|design),${gap}sections?\b`, 'gi');

/** Reads headings such as `## 4. Booking` and `### 4.2 Checks`. */
export function sectionsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^##+ (\d+(?:\.\d+)*)\.? /gm)].map(([, section = '']) => section);
}

export function citationFaults(text: string, sections: readonly string[]): string[] {
  const lineOf = (index: number) => text.slice(0, index).split('\n').length;
  const unknown = [...text.matchAll(citation)].flatMap(({ 1: list = '', index }) =>
    (list.match(new RegExp(number, 'g')) ?? [])
      .filter((section) => !sections.includes(section))
      .map((section) => `${lineOf(index)}: docs/product.md has no section ${section}`),
  );
  const wrongForm = [...text.matchAll(otherForm)].map(
    ({ index }) => `${lineOf(index)}: cite it as (product, section N.M)`,
  );
  const gone = [...text.matchAll(absent)].map(
    ({ index }) => `${lineOf(index)}: cites a document that is not in the repository; cite (product, section N.M)`,
  );
  return [...unknown, ...wrongForm, ...gone];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const sections = sectionsOf(read('docs/product.md'));
  const files = globSync(cited, { cwd: root, exclude: [...notOurs, 'scripts/check-citations.test.ts'] });
  const faults = files.flatMap((file) => citationFaults(read(file), sections).map((fault) => `${file}:${fault}`));
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
