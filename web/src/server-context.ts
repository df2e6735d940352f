import type { ApiClient } from './lib/api/api-client.ts';

/** Context from the HTTP server for each rendered request. The web bundle never imports the server. */
export interface ServerContext {
  /** Calls this node's procedures as a signed-out visitor, because rendered pages are cached for everybody. */
  api: ApiClient;
  /** Public origin of the site, without a trailing slash. */
  origin: string;
  /** A secret of this rendering. The browser executes only the inline scripts that carry it. */
  nonce: string;
  /** Takes the HTML of a page that was rendered in one go, whose response has no body then. */
  takeHtml(html: string): void;
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: ServerContext };
  }
}
