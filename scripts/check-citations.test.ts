import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { citationFaults, sectionsOf } from './check-citations.ts';
import { root } from './steps.ts';

const sections = sectionsOf('# Product\n\n## 4. Booking\n\n### 4.1 Form\n\ntext\n\n### 4.10 Display\n');

test('sections are the numbers of the headings', () => {
  expect(sections).toEqual(['4', '4.1', '4.10']);
});

test('the sections of the product are numbered without gaps', () => {
  const numbers = sectionsOf(readFileSync(path.join(root, 'docs/product.md'), 'utf8'));
  let [chapter, part] = [0, 0];
  for (const found of numbers) {
    [chapter, part] = found.includes('.') ? [chapter, part + 1] : [chapter + 1, 0];
    expect(found).toBe(part === 0 ? `${chapter}` : `${chapter}.${part}`);
  }
});

test.each([
  '/** Free until the slot begins (product, section 4.1). */',
  '// (product, sections 4.1 and 4.10)',
  '/**\n * The fee (product,\n * section 4).\n */',
  'RFC 6238, section 5.2',
  'sections of the product 99',
])('%j leads somewhere', (text) => {
  expect(citationFaults(text, sections)).toEqual([]);
});

test.each([
  ['/** A fee (product, section 4.2). */', '1: docs/product.md has no section 4.2'],
  ['/** Product, section 4.3. */', '1: docs/product.md has no section 4.3'],
  ['\n// (product, sections 4.1, 4.10 and 9)', '2: docs/product.md has no section 9'],
  ['/**\n * Ten (product,\n * section 5).\n */', '2: docs/product.md has no section 5'],
])('%j names a section that is missing', (text, fault) => {
  expect(citationFaults(text, sections)).toEqual([fault]);
});

test.each([
  '// (specification, section 4)',
  '/**\n * The design,\n * section 4. */',
  '// As the specification asks',
  '// (docs/product.md, section 4.1)',
  '// (product section 4.1)',
])('%j is not the one form of a citation', (text) => {
  expect(citationFaults(text, sections)).toHaveLength(1);
});
