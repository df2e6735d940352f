import type { HttpBindings } from '@hono/node-server';

/** What travels with a request through the HTTP layer. */
export type Env = { Bindings: HttpBindings; Variables: { nonce: string } };
