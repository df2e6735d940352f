import type { Plugin, Rolldown } from 'vite';

const manifest = /tanstack-start-manifest:v$/;
const split = /\?tsr-split=(\w+)$/;
/** The server renders no further than these, so the browser runs their loaders at once. */
const rendersInBrowser = /[/\\]routes[/\\]support\.(call-request|create-ticket)/;
/** Most who open such a page without a network cache have no account, and are led to `/auth`. */
const guarded = /[/\\]routes[/\\](_guarded[/\\]?([^/\\]*))\.tsx$/;
/** Modules that every page of a customer loads besides its own. */
const aroundGuarded =
  /[/\\]src[/\\](routeTree\.gen\.ts|routes[/\\]-signed-in\.tsx|lib[/\\]api[/\\]open-api-link\.ts|shared[/\\]bookings[/\\]storage[/\\]kept-answers\.ts)$/;
const allRoutes = /[/\\]src[/\\]routeTree\.gen\.ts$/;
const visitorRoutes = /[/\\]src[/\\]visitor-routes\.ts$/;

/** Maps a page's source file to the scripts that it starts with, without those of all pages. */
type Preloads = Record<string, string[]>;

const source = 'virtual:guarded-scripts';
const resolved = `\0${source}`;

/**
 * A rendered page preloads the scripts of its component. Its loader has run, and its other components are not shown, so
 * their scripts wait until they are needed. A page that is not in `first-routes.ts` preloads the further
 * routes of visitors, or all routes. The scripts of a page that needs an account are listed in a module of their own.
 */
export function neededPreloads(): Plugin[] {
  let preloads: Preloads = {};
  let ofGuarded: Preloads = {};
  return [
    {
      name: 'needed-preloads',
      sharedDuringBuild: true,
      apply: 'build',
      generateBundle(_options, bundle) {
        if (this.environment.name === 'client') ({ preloads, ofGuarded } = findPreloads(bundle));
      },
      transform(code, id) {
        if (this.environment.name === 'client' || !manifest.test(id)) return null;
        return [
          code.replace('export const tsrStartManifest', 'const everything'),
          `const preloads = ${JSON.stringify(preloads)};`,
          'export function tsrStartManifest() {',
          '  const { routes, ...others } = everything();',
          '  for (const route of Object.values(routes)) route.preloads = preloads[route.filePath] ?? route.preloads;',
          '  return { routes, ...others };',
          '}',
        ].join('\n');
      },
    },
    {
      name: 'guarded-scripts',
      sharedDuringBuild: true,
      resolveId: (id) => (id === source ? resolved : null),
      load: (id) => (id === resolved ? `export default ${JSON.stringify(ofGuarded)}` : null),
    },
  ];
}

function findPreloads(bundle: Rolldown.OutputBundle): { preloads: Preloads; ofGuarded: Preloads } {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const reach = (wanted: Rolldown.OutputChunk[]) => [...closureOf(wanted, bundle)];
  const start = new Set(reach(chunks.filter(({ isEntry }) => isEntry)));
  const first = new Set(chunks.filter(({ fileName }) => start.has(fileName)).flatMap(({ moduleIds }) => moduleIds));
  const reachOf = (routes: RegExp) => reach(chunks.filter(({ moduleIds }) => moduleIds.some((id) => routes.test(id))));
  const all = reachOf(allRoutes);
  const ofVisitors = reachOf(visitorRoutes);
  const visitors = new Set(
    chunks.filter(({ fileName }) => ofVisitors.includes(fileName)).flatMap(({ moduleIds }) => moduleIds),
  );
  const preloads: Lists = {};
  const ofGuarded: Lists = { [idOf('_guarded')]: new Set(reachOf(aroundGuarded)) };
  for (const chunk of chunks) {
    for (const id of chunk.moduleIds.filter((each) => split.test(each))) {
      const page = id.replace(split, '');
      const part = split.exec(id)?.[1] ?? '';
      const [, guardedPage] = guarded.exec(page) ?? [];
      if (guardedPage) {
        if (neededParts.includes(part)) add(ofGuarded, idOf(guardedPage), reach([chunk]));
        add(preloads, page, []);
        continue;
      }
      const isNeeded = rendersInBrowser.test(id) || part === 'component';
      const routes = first.has(page) ? [] : visitors.has(page) ? ofVisitors : all;
      add(preloads, page, [...routes, ...(isNeeded ? reach([chunk]) : [])]);
    }
  }
  const pathsOf = (files: Set<string>) => [...files].filter((file) => !start.has(file)).map((file) => `/${file}`);
  const toPaths = (lists: Lists): Preloads =>
    Object.fromEntries(Object.entries(lists).map(([name, files]) => [name, pathsOf(files)]));
  return { preloads: toPaths(preloads), ofGuarded: toPaths(ofGuarded) };
}

type Lists = Record<string, Set<string>>;

function add(lists: Lists, name: string, files: readonly string[]): void {
  lists[name] = new Set([...(lists[name] ?? []), ...files]);
}

/** The browser renders a page that needs an account and runs its loader, so it needs both parts. */
const neededParts = ['component', 'loader'];

/** Returns the id of a route by its file: `/_guarded/desk/` for `_guarded/desk.index`. */
function idOf(file: string): string {
  return `/${file.replaceAll(/[.\\]/g, '/').replace(/(?<=[/])index$/, '')}`;
}

function closureOf(chunks: Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set(chunks.map(({ fileName }) => fileName));
  for (const name of found) {
    const each = bundle[name];
    if (each?.type === 'chunk') for (const needed of each.imports) found.add(needed);
  }
  return found;
}
