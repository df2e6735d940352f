import type { ClientContext, ClientLink } from '@orpc/client';
import type { LinkOptions } from './open-api-link.ts';

/** Loads `createOpenApiLink` with the first call. A visitor's first page comes with its data and makes none. */
export function createApiLink(options: LinkOptions = {}): ClientLink<ClientContext> {
  let link: Promise<ClientLink<ClientContext>> | undefined;

  async function load(): Promise<ClientLink<ClientContext>> {
    try {
      const { createOpenApiLink } = await import('./open-api-link.ts');
      return createOpenApiLink(options);
    } catch (error) {
      // The server is unreachable now. The next call tries again.
      link = undefined;
      throw error;
    }
  }

  return {
    async call(path, input, callOptions) {
      link ??= load();
      return (await link).call(path, input, callOptions);
    },
  };
}
