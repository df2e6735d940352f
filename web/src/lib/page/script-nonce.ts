import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';

/** Marks the framework's scripts while the server renders. */
export const scriptNonce = createIsomorphicFn()
  .server((): string | undefined => getGlobalStartContext()?.nonce)
  .client((): string | undefined => undefined);
