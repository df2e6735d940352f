import type { Plugin, Rolldown } from 'vite';

const manifest = /tanstack-start-manifest:v$/;
const split = /\?tsr-split=(\w+)$/;
/** The server renders no further than these, so the browser runs their loaders at once. */
const rendersInBrowser = /[/\\]routes[/\\]support\.(call-request|create-ticket)/;
/** Most who open such a page without a network cache have no account, and are led to `/auth`. */
const guarded = /[/\\]routes[/\\]_guarded/;
const allRoutes = /[/\\]src[/\\]routeTree\.gen\.ts$/;
const visitorRoutes = /[/\\]src[/\\]visitor-routes\.ts$/;

/** Maps a page's source file to the scripts that it starts with, without those of all pages. */
type Preloads = Record<string, string[]>;

/**
 * A rendered page preloads the scripts of its component. Its loader has run, and its other components are not shown, so
 * their scripts wait until they are needed. A page that is not in `first-routes.ts` preloads the further
 * routes of visitors, or all routes.
 */
export function neededPreloads(): Plugin {
  let preloads: Preloads = {};
  return {
    name: 'needed-preloads',
    sharedDuringBuild: true,
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.name === 'client') preloads = findPreloads(bundle);
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
  };
}

function findPreloads(bundle: Rolldown.OutputBundle): Preloads {
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
  const found: Record<string, Set<string>> = {};
  for (const chunk of chunks) {
    for (const id of chunk.moduleIds.filter((each) => split.test(each))) {
      const page = id.replace(split, '');
      const isNeeded = rendersInBrowser.test(id) || split.exec(id)?.[1] === 'component';
      const routes = first.has(page) ? [] : visitors.has(page) ? ofVisitors : all;
      const files = guarded.test(page) ? [] : [...routes, ...(isNeeded ? reach([chunk]) : [])];
      found[page] = new Set([...(found[page] ?? []), ...files]);
    }
  }
  const pathsOf = (files: Set<string>) => [...files].filter((file) => !start.has(file)).map((file) => `/${file}`);
  return Object.fromEntries(Object.entries(found).map(([page, files]) => [page, pathsOf(files)]));
}

function closureOf(chunks: Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set(chunks.map(({ fileName }) => fileName));
  for (const name of found) {
    const each = bundle[name];
    if (each?.type === 'chunk') for (const needed of each.imports) found.add(needed);
  }
  return found;
}
