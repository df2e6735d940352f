import { fileURLToPath } from 'node:url';
import { isIconIndex, usedIcons } from './used-icons.ts';

interface ModuleGraph {
  getModuleInfo(id: string): { code: string | null; importedIds: readonly string[] } | null;
}

/** The modules each public page begins with; the rest of a page's own code follows from them. */
const pages = {
  home: ['client.tsx', 'routes/index.tsx?tsr-split=component'],
  services: ['client.tsx', 'routes/services.tsx?tsr-split=component'],
  landing: ['client.tsx', 'routes/$category/index.tsx?tsr-split=component'],
  auth: ['client.tsx', 'routes/auth/index.tsx?tsr-split=component'],
};

/**
 * The chunk of what several public pages share, by the pages that need it: a first load is a few files that compress
 * well, none with code for another page. Null for what belongs to one page or to none.
 */
export function sharedChunks(): (moduleId: string, graph: ModuleGraph) => string | null {
  let needs: Map<string, string[]> | undefined;
  return (moduleId, graph) => {
    needs ??= findNeeds(graph);
    const names = needs.get(moduleId) ?? [];
    if (names.length < 2) return null;
    return names.length === Object.keys(pages).length ? 'app' : names.join('-');
  };
}

function findNeeds(graph: ModuleGraph): Map<string, string[]> {
  const needs = new Map<string, string[]>();
  for (const [page, roots] of Object.entries(pages)) {
    for (const id of reach(roots, graph)) needs.set(id, [...(needs.get(id) ?? []), page]);
  }
  return needs;
}

/** Everything the roots import, and what that imports; not what is fetched later. */
function reach(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set(roots.map((root) => fileURLToPath(new URL('../src/', import.meta.url)) + root));
  for (const id of found) {
    for (const needed of needsOf(id, graph)) found.add(needed);
  }
  return found;
}

// Its one entry exports more than a browser's client takes; the bundler knows which part is whose.
const isApiClient = /[/\\]node_modules[/\\]@orpc[/\\]/;

function needsOf(id: string, graph: ModuleGraph): string[] {
  const info = graph.getModuleInfo(id);
  if (!info) return [];
  return info.importedIds
    .filter((imported) => !isApiClient.test(imported))
    .flatMap((imported) => {
      if (!isIconIndex(imported)) return [imported];
      return usedIcons(info.code ?? '', imported, graph.getModuleInfo(imported)?.code ?? '');
    });
}
