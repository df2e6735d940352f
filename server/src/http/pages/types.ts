import type { Services } from '../services.ts';

/** The parts of a request that a renderer gets. */
export interface PageRequest {
  url: string;
  headers: Record<string, string>;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** The HTML, compressed with brotli unless it is too short. */
  body: Uint8Array<ArrayBuffer>;
  isCompressed: boolean;
  /** Names the HTML, however it is compressed. */
  etag: string;
  /** Sources of the inline scripts for the Content-Security-Policy. */
  scripts: string[];
  /** The page may be kept for others. False when it sets a cookie or when the API was overloaded. */
  isWhole: boolean;
}

/** Rejects with an error of `isUnavailable` or `OVERLOADED` when the page cannot be rendered now. */
export type Render = (request: PageRequest) => Promise<RenderedPage>;

/** The built web, or Vite's in development. */
export interface Web {
  clientFolder: string;
  /** In development a page must show each change of the code. */
  keepsPages: boolean;
  /** More directives of the Content-Security-Policy. */
  morePolicy?: string[];
  connect(services: Services): Render;
}
