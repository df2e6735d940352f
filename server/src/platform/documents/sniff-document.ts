import { isUtf8 } from 'node:buffer';
import { zipEntries } from './zip-entries.ts';

export const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
} as const;

export type DocumentKind = keyof typeof documentTypes;

const checks: Record<DocumentKind, (bytes: Buffer) => boolean> = {
  pdf: (bytes) => startsWith(bytes, '%PDF-'),
  doc: isWord,
  docx: isWordXml,
  mp4: (bytes) => /^(iso[2-9m]|mp4[12]|avc1|M4V |dash|f4v )$/.test(brandOf(bytes)),
  mov: (bytes) => brandOf(bytes) === 'qt  ' || /^(moov|wide)$/.test(bytes.toString('latin1', 4, 8)),
  webm: isWebm,
  txt: isPlainText,
};

/** Judges a file by its content and ignores its name and declared type. Returns null for any other kind. */
export function sniffDocument(bytes: Buffer): DocumentKind | null {
  const kinds = Object.keys(checks) as DocumentKind[];
  return kinds.find((kind) => checks[kind](bytes)) ?? null;
}

function startsWith(bytes: Buffer, text: string): boolean {
  return bytes.toString('latin1', 0, text.length) === text;
}

/** ISO/IEC 14496-12, 4.3. */
function brandOf(bytes: Buffer): string {
  return bytes.toString('latin1', 4, 8) === 'ftyp' ? bytes.toString('latin1', 8, 12) : '';
}

/** Matroska has a different document type. */
function isWebm(bytes: Buffer): boolean {
  return startsWith(bytes, '\x1aE\xdf\xa3') && bytes.subarray(0, 64).includes('\x42\x82\x84webm', 0, 'latin1');
}

/** A compound file (MS-CFB) with Word's stream. Spreadsheets and installers start with the same bytes. */
function isWord(bytes: Buffer): boolean {
  return startsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') && bytes.includes('WordDocument', 0, 'utf16le');
}

function isWordXml(bytes: Buffer): boolean {
  if (!startsWith(bytes, 'PK\x03\x04')) return false;
  const names = zipEntries(bytes);
  const hasWord = names.includes('[Content_Types].xml') && names.includes('word/document.xml');
  return hasWord && !names.some((name) => name.endsWith('vbaProject.bin'));
}

function isPlainText(bytes: Buffer): boolean {
  if (bytes.length === 0 || !isUtf8(bytes)) return false;
  return !/[^\P{Cc}\t\n\r\f]/u.test(bytes.toString('utf8'));
}
