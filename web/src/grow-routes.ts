import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { categoryOf } from './shared/garages/rules/categories.ts';

/** Whether the router knows the page of a path. Any word could be a category, but few are. */
function isKnown(router: AnyRouter, pathname: string): boolean {
  const [, params, route] = router.getMatchedRoutes(pathname);
  const isPage = route !== undefined && params['**'] === undefined;
  return isPage && (params.category === undefined || categoryOf(params.category) !== undefined);
}

type Routes = readonly (readonly [route: AnyRoute, id: string, path?: string])[];

/** The pages of `visitor-routes.ts`, and a few others whose paths begin alike. */
const ofVisitors = /^\/(auth|delete-account|support)(\/|$)/;

/**
 * The browser starts with the routes of `first-routes.ts`. Further pages of visitors have a small file. The other
 * routes, those of customers and staff, are added when the first of them is needed.
 */
export function growingRoutes(router: AnyRouter, plantMore: (routes: Routes) => void) {
  let isWhole = false;
  const lacks = (pathname: string) => !isWhole && !isKnown(router, pathname);

  /** Rejects without a network. The next call tries again. */
  async function addAll(): Promise<void> {
    await import('./routeTree.gen.ts');
    if (isWhole) return;
    isWhole = true;
    router.setRoutes(router.buildRouteTree());
  }

  async function addVisitors(): Promise<void> {
    const { visitorRoutes } = await import('./visitor-routes.ts');
    if (isWhole) return;
    plantMore(visitorRoutes);
    router.setRoutes(router.buildRouteTree());
  }

  return {
    addAll,
    /** Adds the path's page, if there is one. Rejects like `addAll`. */
    async addFor(pathname: string): Promise<void> {
      if (ofVisitors.test(pathname)) await addVisitors();
      if (lacks(pathname)) await addAll();
    },
    /** Whether the path's page may be among routes that are still to be added. */
    lacks,
  };
}

export type GrowingRoutes = ReturnType<typeof growingRoutes>;
