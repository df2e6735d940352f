import { isLanguageCode, type LanguageCode } from '../../../i18n/languages.ts';

export type PageMessage =
  /** Files this page uses beyond the common ones. The worker caches them for offline use. */
  | { kind: 'in-use'; language: LanguageCode; files: string[] }
  /** Asks for the worker's version, which it sends through the message's port. */
  | { kind: 'version' }
  /** The user wants the new version: replace the active worker. */
  | { kind: 'take-over' }
  /** This page has the given build: take over unless another page may be older. */
  | { kind: 'take-over-alone'; build: string };

export const build: string = import.meta.env?.VITE_BUILD ?? 'development';

export function isPageMessage(data: unknown): data is PageMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  if (data.kind === 'take-over' || data.kind === 'version') return true;
  if (data.kind === 'take-over-alone') return 'build' in data && typeof data.build === 'string';
  return (
    data.kind === 'in-use' &&
    'language' in data &&
    isLanguageCode(data.language) &&
    'files' in data &&
    Array.isArray(data.files) &&
    data.files.every((file) => typeof file === 'string')
  );
}
