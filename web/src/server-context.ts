import type { ApiClient } from './lib/api/api-client.ts';

/** Context from the HTTP server for each rendered request. The web bundle never imports the server. */
export interface ServerContext {
  /** Calls the procedures of this node, as a visitor who is not signed in. Nothing of a person may reach a page, because pages are kept for others. */
  api: ApiClient;
  /** Public origin of the site, without a trailing slash. */
  origin: string;
  /** A secret of this rendering. The browser executes only the inline scripts that carry it. */
  nonce: string;
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: ServerContext };
  }
}
