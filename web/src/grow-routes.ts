import type { AnyRouter } from '@tanstack/react-router';
import { categoryOf } from './shared/garages/rules/categories.ts';

/** Whether the router knows the page of a path. Any word could be a category, but few are. */
function isKnown(router: AnyRouter, pathname: string): boolean {
  const [, params, route] = router.getMatchedRoutes(pathname);
  const isPage = route !== undefined && params['**'] === undefined;
  return isPage && (params.category === undefined || categoryOf(params.category) !== undefined);
}

/**
 * The browser starts with the routes of `first-routes.ts`. The other routes, mostly those of customers and staff, are
 * added when the first of them is needed.
 */
export function growingRoutes(router: AnyRouter) {
  let isWhole = false;

  /** Rejects without a network. The next call tries again. */
  async function addAll(): Promise<void> {
    await import('./routeTree.gen.ts');
    if (isWhole) return;
    isWhole = true;
    router.setRoutes(router.buildRouteTree());
  }

  return {
    addAll,
    /** Whether the path's page may be among routes that are still to be added. */
    lacks: (pathname: string) => !isWhole && !isKnown(router, pathname),
  };
}

export type GrowingRoutes = ReturnType<typeof growingRoutes>;
