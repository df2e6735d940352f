import { fileURLToPath } from 'node:url';
import { isIconIndex, usedIcons } from './used-icons.ts';

interface ModuleGraph {
  getModuleInfo(id: string): { code: string | null; importedIds: readonly string[] } | null;
}

const pageOf = (route: string) => `routes/${route}.tsx?tsr-split=component`;

/** Modules that public pages start with. The rest of their code is reachable from them. */
const pages = {
  home: ['client.tsx', pageOf('index')],
  services: ['client.tsx', pageOf('services')],
  landing: ['client.tsx', pageOf('$category/index')],
  auth: ['client.tsx', pageOf('auth/index')],
  garage: ['client.tsx', pageOf('garage.$garageId')],
  post: ['client.tsx', pageOf('post.$postId')],
  /** Pages that fewer visitors open. What only these share is left to the bundler. */
  others: [
    'client.tsx',
    ...['auth/confirm', 'auth/reset', 'delete-account', 'support.call-request'].map(pageOf),
    ...['support.create-ticket', 'support.index'].map(pageOf),
  ],
};

/** Every page loads these modules with its first API call. In a chunk of their own they bring no other page's code. */
const apiCall = ['lib/api/open-api-link.ts'];

/**
 * They must not import the application, directly or indirectly: chunks that import each other may start in the wrong
 * order.
 */
const framework =
  /[/\\]node_modules[/\\](react|react-dom|scheduler|use-sync-external-store|seroval|class-variance-authority|clsx|@tanstack[/\\](?!start|react-start|react-virtual|virtual-core)[^/\\]+)[/\\]/;

/** Of seven kinds of pages. One file more costs more than a page gains by it. */
const most = 5;

/**
 * Chunk of modules that public pages start with: `framework` for libraries, `app` for the other modules of most pages,
 * `offers` for most modules of pages with garages, otherwise one chunk for exactly the pages that need its modules. A
 * module needs only modules that the same pages need, so these chunks never import each other in a circle. A chunk of
 * libraries changes only with a dependency.
 */
export function sharedChunks(): (moduleId: string, graph: ModuleGraph) => string | null {
  let needs: Map<string, string[]> | undefined;
  return (moduleId, graph) => {
    needs ??= findNeeds(graph);
    const names = needs.get(moduleId) ?? [];
    const first = names.filter((name) => name !== 'others' && name !== 'api');
    if (first.length === 0) return null;
    if (first.length > 1 && framework.test(moduleId)) return 'framework';
    const isOfSome = names.length > 2 && names.length > first.length;
    if (isOfSome || names.length >= most || names.includes('api')) return 'app';
    return names.length > 2 && names.includes('garage') ? 'offers' : names.join('-');
  };
}

/** Whether a chunk is one of `sharedChunks` or the entry. */
export function isShared({ name, isEntry }: { name: string; isEntry: boolean }): boolean {
  const ofPages = name.split('-').every((part) => Object.hasOwn(pages, part));
  return isEntry || ofPages || ['framework', 'offers'].includes(name);
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
