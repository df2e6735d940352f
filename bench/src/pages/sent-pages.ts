import type { OutgoingHttpHeaders } from 'node:http';

export interface SentPage {
  headers: OutgoingHttpHeaders;
  /** In base64. */
  body: string;
}

/** Keyed by path. */
export type SentPages = Record<string, SentPage>;
