import { isLanguageCode, type LanguageCode } from '../i18n/languages.ts';

/** What a page asks of the service worker. */
export type PageMessage =
  /** What this page needs besides the files that every page needs: kept, so that it is there without a connection. */
  | { kind: 'in-use'; language: LanguageCode; files: string[] }
  /** Of which version it is, answered through the message's port. */
  | { kind: 'version' }
  /** Somebody wants the new version: take the place of the worker before. */
  | { kind: 'take-over' }
  /** This page came from the server with this build: take over when no other page is open that may be older. */
  | { kind: 'take-over-alone'; build: string };

/** Of the page, or of the worker, it is asked in. */
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
