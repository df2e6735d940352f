import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Plist, readPlist, readXml, type XmlElement } from './read-xml.ts';

export interface Project {
  problems: string[];
  expect(isTrue: boolean, problem: string): void;
  has(file: string): boolean;
  find(pattern: string): string[];
  text(file: string): string;
  bytes(file: string): Buffer;
  xml(file: string): XmlElement;
  plist(file: string): Record<string, Plist>;
}

const nothing: XmlElement = { name: '', attributes: {}, children: [], text: '' };

/** A missing or unreadable file is a problem and reads as empty. */
export function openProject(folder: string): Project {
  const problems: string[] = [];

  function attempt<Result>(file: string, read: (whole: string) => Result, otherwise: Result): Result {
    try {
      return read(path.join(folder, file));
    } catch (error) {
      problems.push(`${file}: ${error instanceof Error ? error.message : error}`);
      return otherwise;
    }
  }

  return {
    problems,
    expect: (isTrue, problem) => void (isTrue || problems.push(problem)),
    has: (file) => existsSync(path.join(folder, file)),
    find: (pattern) => globSync(pattern, { cwd: folder }).sort(),
    text: (file) => attempt(file, (whole) => readFileSync(whole, 'utf8'), ''),
    bytes: (file) => attempt(file, (whole) => readFileSync(whole), Buffer.alloc(0)),
    xml: (file) => attempt(file, (whole) => readXml(readFileSync(whole, 'utf8')), nothing),
    plist: (file) =>
      attempt(
        file,
        (whole) => {
          const list = readPlist(readFileSync(whole, 'utf8'));
          if (typeof list !== 'object' || Array.isArray(list)) throw new Error('it is not a dictionary');
          return list;
        },
        {},
      ),
  };
}

/** Zeros for any other file (PNG, section 11.2.2). */
export function pngSize(bytes: Buffer): { width: number; height: number; isClear: boolean } {
  if (bytes.length < 26 || bytes.toString('latin1', 1, 4) !== 'PNG') return { width: 0, height: 0, isClear: true };
  const colorType = bytes.readUInt8(25);
  const isClear = colorType === 4 || colorType === 6 || bytes.includes('tRNS');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), isClear };
}
