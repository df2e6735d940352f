import type { ApiClient } from './lib/api/api-client.ts';

/** Context from the HTTP server for each rendered request. The web bundle never imports the server. */
export interface ServerContext {
  /** Calls the procedures in this process, as a visitor who is not signed in. */
  api: ApiClient;
  /** Set on every script and style of the page (Content-Security-Policy). */
  nonce: string;
  /** Public origin of the site, without a trailing slash. */
  origin: string;
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: ServerContext };
  }
}
