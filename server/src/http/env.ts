import type { HttpBindings } from '@hono/node-server';
import type { RequestNotes } from '../platform/request-notes.ts';

export type Env = { Bindings: HttpBindings; Variables: { notes: RequestNotes } };
