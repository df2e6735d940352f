import type { ClientContext, ClientLink, ClientOptions } from '@orpc/client';
import type { ApiClient } from './api-client.ts';
import { growTree } from './grow-tree.ts';

/** Like `createORPCClient`, which is on every first load with all the rest of its package. */
export function createApiClient(link: ClientLink<ClientContext>): ApiClient {
  return growTree((path, input, options) => {
    const given = options as Partial<ClientOptions<ClientContext>> | undefined;
    return link.call(path, input, { ...given, context: given?.context ?? {} });
  });
}
