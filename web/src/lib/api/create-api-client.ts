import type { ClientContext, ClientLink, ClientOptions } from '@orpc/client';
import type { ApiClient } from './api-client.ts';
import { growTree } from './grow-tree.ts';

/** Replaces `createORPCClient`, whose package would be part of every first load. */
export function createApiClient(link: ClientLink<ClientContext>): ApiClient {
  return growTree((path, input, options) => {
    const given = options as Partial<ClientOptions<ClientContext>> | undefined;
    return link.call(path, input, { ...given, context: given?.context ?? {} });
  });
}
