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
  garage: ['client.tsx', 'routes/garage.$garageId.tsx?tsr-split=component'],
  post: ['client.tsx', 'routes/post.$postId.tsx?tsr-split=component'],
};

/** Every page loads these modules with its first API call. In a chunk of their own they bring no other page's code. */
const apiCall = ['lib/api/open-api-link.ts'];

const listPages = ['home', 'services', 'landing'];

/**
 * They must not import the application, directly or indirectly: chunks that import each other may start in the wrong
 * order.
 */
const framework =
  /[/\\]node_modules[/\\](react|react-dom|scheduler|use-sync-external-store|seroval|class-variance-authority|clsx|@tanstack[/\\](?!start|react-start|react-virtual|virtual-core)[^/\\]+)[/\\]/;

/**
 * Chunk of modules that public pages start with: the page's own, `framework` for libraries and `app` for the other
 * modules of several pages, or `garages` for modules that only pages with garages share. A chunk of libraries changes
 * only with a dependency.
 */
export function sharedChunks(): (moduleId: string, graph: ModuleGraph) => string | null {
  let needs: Map<string, string[]> | undefined;
  return (moduleId, graph) => {
    needs ??= findNeeds(graph);
    const names = needs.get(moduleId) ?? [];
    const [name, ...others] = names;
    if (!name || others.length === 0) return name ?? null;
    if (framework.test(moduleId)) return 'framework';
    return names.every((each) => listPages.includes(each)) ? 'garages' : 'app';
  };
}

function findNeeds(graph: ModuleGraph): Map<string, string[]> {
  const needs = new Map<string, string[]>();
  for (const [page, roots] of Object.entries(pages)) {
    for (const id of reach(roots, graph)) needs.set(id, [...(needs.get(id) ?? []), page]);
  }
  for (const id of reach(apiCall, graph)) needs.get(id)?.push('api');
  return needs;
}

/** All modules the roots import statically, directly or indirectly. */
function reach(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set(roots.map((root) => fileURLToPath(new URL('../src/', import.meta.url)) + root));
  for (const id of found) {
    for (const needed of needsOf(id, graph)) found.add(needed);
  }
  return found;
}

// The entries of libraries export more than a page needs. The bundler decides where these belong.
const notOfPages =
  /[/\\]node_modules[/\\](@orpc[/\\]|@tanstack[/\\].+[/\\](hydration|mutationObserver|useMutation|useMutationState|usePrefetchQuery|useBlocker)\.js$)/;

function needsOf(id: string, graph: ModuleGraph): string[] {
  const info = graph.getModuleInfo(id);
  if (!info) return [];
  return info.importedIds
    .filter((imported) => !notOfPages.test(imported))
    .flatMap((imported) => {
      if (!isIconIndex(imported)) return [imported];
      return usedIcons(info.code ?? '', imported, graph.getModuleInfo(imported)?.code ?? '');
    });
}
