import type { Plugin } from 'vite';

const stub = '\0without-server-functions';

/**
 * Every call goes through the contract, so the client for server functions is removed. This saves its serializer, about
 * 10 kB compressed on every first load.
 */
export function withoutServerFunctions(): Plugin {
  return {
    name: 'without-server-functions',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (source.endsWith('/client-rpc/createClientRpc.js') ? stub : null),
    load: (id) =>
      id === stub ? 'export function createClientRpc() { throw new Error("There are no server functions") }' : null,
  };
}
