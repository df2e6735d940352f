import type { HttpBindings } from '@hono/node-server';
import type { RequestNotes } from '../platform/request-notes.ts';

/** What travels with a request through the HTTP layer. */
export type Env = { Bindings: HttpBindings; Variables: { nonce: string; notes: RequestNotes } };
