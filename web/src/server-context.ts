import type { ApiClient } from './lib/api-client.ts';

/** What the HTTP server hands to each rendered request; the web bundle never imports the server. */
export interface ServerContext {
  /** Calls the procedures in this process, as a visitor who is not signed in. */
  api: ApiClient;
  /** Goes on every script and style of the page (Content-Security-Policy). */
  nonce: string;
  /** The public address of the site, without a slash at the end. */
  origin: string;
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: ServerContext };
  }
}
