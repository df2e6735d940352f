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

/** Lists pages for the server, which keeps a page once for all addresses that differ only in unread parameters. */
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

/** A validator may read a parameter depending on the value of another, so it is tried with several values. */
const values = [undefined, '', 'a', '1', 1, true, ['a'], { a: 'a' }];

/** Returns the names that a validator reads, or null if it reads all that there are. */
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
      // The validator may refuse a value.
    }
  }
  return asksForAll ? null : [...names];
}
