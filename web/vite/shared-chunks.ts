import { fileURLToPath } from 'node:url';
import { isIconIndex, usedIcons } from './used-icons.ts';

interface ModuleGraph {
  getModuleInfo(id: string): { code: string | null; importedIds: readonly string[] } | null;
}

/** Modules that each public page starts with. The rest of its code is reachable from them. */
const pages = {
  home: ['client.tsx', 'routes/index.tsx?tsr-split=component'],
  services: ['client.tsx', 'routes/services.tsx?tsr-split=component'],
  landing: ['client.tsx', 'routes/$category/index.tsx?tsr-split=component'],
  auth: ['client.tsx', 'routes/auth/index.tsx?tsr-split=component'],
  post: ['client.tsx', 'routes/post.$postId.tsx?tsr-split=component'],
};

const listPages = ['home', 'services', 'landing'];

/** Names the chunk of a module: its only page, `garages` if several list pages share it, or `app` if others do too. */
export function sharedChunks(): (moduleId: string, graph: ModuleGraph) => string | null {
  let needs: Map<string, string[]> | undefined;
  return (moduleId, graph) => {
    needs ??= findNeeds(graph);
    const names = needs.get(moduleId) ?? [];
    const [name, ...others] = names;
    if (!name || others.length === 0) return name ?? null;
    return names.every((each) => listPages.includes(each)) ? 'garages' : 'app';
  };
}
function findNeeds(graph: ModuleGraph): Map<string, string[]> {
  const needs = new Map<string, string[]>();
  for (const [page, roots] of Object.entries(pages)) {
    for (const id of reach(roots, graph)) needs.set(id, [...(needs.get(id) ?? []), page]);
  }
  return needs;
}

/** Finds all modules that the roots import statically, directly or indirectly. */
function reach(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set(roots.map((root) => fileURLToPath(new URL('../src/', import.meta.url)) + root));
  for (const id of found) {
    for (const needed of needsOf(id, graph)) found.add(needed);
  }
  return found;
}

// The API client's single entry exports more than a page needs. The bundler decides which part belongs where.
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
