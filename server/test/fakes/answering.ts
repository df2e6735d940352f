import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** A connection that breaks while the request arrives is no fault of the server's. */
export function answering(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): RequestListener {
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'ECONNRESET')) throw error;
      response.destroy();
    });
  };
}
