import type { AnyRoute } from '@tanstack/react-router';
import { Route as confirm } from './routes/auth/confirm.tsx';
import { Route as reset } from './routes/auth/reset.tsx';
import { Route as deletion } from './routes/delete-account.tsx';
import { Route as call } from './routes/support.call-request.tsx';
import { Route as ticket } from './routes/support.create-ticket.tsx';
import { Route as support } from './routes/support.index.tsx';

/** Further pages that visitors open without an account, with their ids and paths as in `routeTree.gen.ts`. */
export const visitorRoutes: readonly (readonly [route: AnyRoute, id: string, path?: string])[] = [
  [confirm, '/auth/confirm'],
  [reset, '/auth/reset'],
  [deletion, '/delete-account'],
  [support, '/support/'],
  [ticket, '/support/create-ticket'],
  [call, '/support/call-request'],
];
