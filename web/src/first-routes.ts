import type { AnyRoute } from '@tanstack/react-router';
import { Route as root } from './routes/__root.tsx';
import { Route as city } from './routes/$category/$city.index.tsx';
import { Route as category } from './routes/$category/index.tsx';
import { Route as auth } from './routes/auth/index.tsx';
import { Route as garage } from './routes/garage.$garageId.tsx';
import { Route as home } from './routes/index.tsx';
import { Route as post } from './routes/post.$postId.tsx';
import { Route as services } from './routes/services.tsx';
import { Route as service } from './routes/services_.$serviceType.index.tsx';
import type { routeTree } from './routeTree.gen.ts';

/** The pages that visitors open first, with their ids and paths as in `routeTree.gen.ts`. */
export const firstRoutes: readonly (readonly [route: AnyRoute, id: string, path?: string])[] = [
  [home, '/'],
  [services, '/services'],
  [service, '/services_/$serviceType/', '/services/$serviceType/'],
  [category, '/$category/'],
  [city, '/$category/$city/'],
  [garage, '/garage/$garageId'],
  [post, '/post/$postId'],
  [auth, '/auth/'],
];

/** A route tree with some pages only. `routeTree.gen.ts` completes it. */
function plant(routes: typeof firstRoutes): typeof routeTree {
  const getParentRoute = () => root;
  for (const [route, id, path = id] of routes) Object.assign(route.options, { id, path, getParentRoute });
  return root._addFileChildren(routes.map(([route]) => route)) as unknown as typeof routeTree;
}

export function plantFirstRoutes(): typeof routeTree {
  return plant(firstRoutes);
}

/** Adds further pages to them. */
export function plantMore(routes: typeof firstRoutes): void {
  plant([...firstRoutes, ...routes]);
}
