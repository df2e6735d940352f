import { expect, test } from 'vitest';
import { documents, zipOf } from '../../../test/documents.ts';
import { displayName } from './file-name.ts';
import { sniffDocument } from './sniff-document.ts';

test('each kind is recognised by its content', () => {
  for (const [kind, bytes] of Object.entries(documents)) expect(sniffDocument(bytes), kind).toBe(kind);
});

const macros = zipOf(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin']);

test.each([
  ['a program', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
  ['nothing', Buffer.alloc(0)],
  ['text with a zero', Buffer.from('a\0b')],
  ['text that steers a terminal', Buffer.from('\x1b[31mred')],
  ['Latin-1', Buffer.from('caf\xe9 cr\xe8me', 'latin1')],
  ['a ZIP of something else', zipOf(['[Content_Types].xml', 'xl/workbook.xml'])],
  ['a document with macros', macros],
  ['a ZIP cut in the middle', macros.subarray(0, macros.length - 30)],
  ['a spreadsheet of old', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1Workbook', 'latin1')],
  ['Matroska', Buffer.from('\x1aE\xdf\xa3\xa3\x42\x82\x88matroska', 'latin1')],
  ['a picture of an iPhone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
])('%s is not accepted', (_what, bytes) => {
  expect(sniffDocument(bytes)).toBeNull();
});

test.each([
  ['bill.pdf', 'bill.pdf'],
  ['BILL.PDF', 'BILL.pdf'],
  ['run.exe', 'run.exe.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\asha\\bill.pdf', 'bill.pdf'],
  ['', 'file.pdf'],
  ['...', 'file.pdf'],
  ['bill\u202efdp.exe', 'bill fdp.exe.pdf'],
  ['line\r\nbreak.pdf', 'line break.pdf'],
  ['बिल.pdf', 'बिल.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
])('the name %j is shown as %j', (given, shown) => {
  expect(displayName(given, ['pdf'])).toBe(shown);
});
