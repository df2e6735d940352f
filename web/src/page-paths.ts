import { type AnyRoute, createRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page shows what changes by the second, so nobody may keep it for another visitor. */
    neverKept?: boolean;
  }
}

/** A page, and the parameters of the query that it reads. Null if every parameter may matter. */
interface PagePath {
  path: string;
  search: string[] | null;
}

/** For the server, which keeps a page once for all addresses that differ only in parameters that nobody reads. */
export function listPagePaths(routeTree: AnyRoute): PagePath[] {
  const { routesByPath } = createRouter({ routeTree });
  return Object.entries<AnyRoute>(routesByPath).map(([path, route]) => ({ path, search: searchOf(branchOf(route)) }));
}

function branchOf(route: AnyRoute): AnyRoute[] {
  return route.parentRoute ? [...branchOf(route.parentRoute), route] : [route];
}

function searchOf(branch: AnyRoute[]): string[] | null {
  if (branch.some(({ options }) => options.staticData?.neverKept)) return null;
  const read = branch.flatMap(({ options }) => (options.validateSearch ? [namesReadBy(options.validateSearch)] : []));
  return read.includes(null) ? null : [...new Set(read.flatMap((names) => names ?? []))].sort();
}

/** Parameters may be read depending on the values of others. */
const values = [undefined, '', 'a', '1', 1, true, ['a'], { a: 'a' }];

/** The names that a validator asks for. Null if it asks for all that there are. */
export function namesReadBy(validate: unknown): string[] | null {
  if (typeof validate !== 'function') return null;
  const names = new Set<string>();
  let asksForAll = false;
  for (const value of values) {
    const search = new Proxy<Record<string, unknown>>(
      {},
      {
        get: (_, name) => names.add(String(name)) && value,
        has: (_, name) => names.add(String(name)) && true,
        ownKeys() {
          asksForAll = true;
          return [];
        },
      },
    );
    try {
      validate(search);
    } catch {
      // Some values are refused.
    }
  }
  return asksForAll ? null : [...names];
}
