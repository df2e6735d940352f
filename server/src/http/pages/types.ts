import type { Subject } from '../../features/live/service/public-changes.ts';
import type { Services } from '../services.ts';

/** The parts of a request that a renderer gets. */
export interface PageRequest {
  url: string;
  headers: Record<string, string>;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string | string[]>;
  /** The HTML, compressed with brotli unless it is too short. */
  body: Uint8Array<ArrayBuffer>;
  isCompressed: boolean;
  /** Identifies the HTML, however it is compressed. */
  etag: string;
  /** Sources of the renderer's own inline scripts for the Content-Security-Policy. */
  scripts: string[];
  /** Subjects that the page shows, according to the API calls that were made for it. */
  shows: Subject[];
  /** The page may be kept for others. False when it forbids that or sets a cookie, or when the API was overloaded. */
  isWhole: boolean;
}

/** Rejects with an error of `isUnavailable` or `OVERLOADED` when the page cannot be rendered now. */
export type Render = (request: PageRequest) => Promise<RenderedPage>;

/** A route of the built web. */
export interface PagePath {
  /** The path with parameters such as `$postId`. */
  path: string;
  /** The parameters of the query that it reads. Null if every parameter may matter. */
  search: string[] | null;
}

/** The built web, or Vite's in development. */
export interface Web {
  clientFolder: string;
  /** False in development, where a page must show each change of the code. */
  keepsPages: boolean;
  pages: PagePath[];
  /** More directives of the Content-Security-Policy. */
  morePolicy?: string[];
  connect(services: Services): Render;
}
