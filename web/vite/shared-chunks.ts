import { fileURLToPath } from 'node:url';
import { isIconIndex, usedIcons } from './used-icons.ts';

interface ModuleGraph {
  getModuleInfo(id: string): {
    code: string | null;
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
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
    'visitor-routes.ts',
    ...['auth/confirm', 'auth/reset', 'delete-account', 'support.index'].map(pageOf),
  ],
  /** Two more of these. They have so many small modules of their own that these share a chunk. */
  requests: ['client.tsx', ...['support.call-request', 'support.create-ticket'].map(pageOf)],
};

/** Every page of a customer starts with the routes of all pages and with the frame around a page. */
const aroundPages = {
  routes: ['routeTree.gen.ts'],
  'signed-in': ['routes/-signed-in.tsx', pageOf('_guarded')],
};

/** The booking form shares a chunk with these pages: `customers`. */
const customerPages = {
  book: ['_guarded/book.$garageId'].map(pageOf),
  bookings: ['_guarded/bookings.$bookingId'].map(pageOf),
  people: ['_guarded/profile', '_guarded/profile_.$username', '_guarded/community'].map(pageOf),
  settings: ['_guarded/settings', '_guarded/notifications'].map(pageOf),
};

/** Every page loads these modules with its first API call. In a chunk of their own they bring no other page's code. */
const apiCall = ['lib/api/open-api-link.ts'];

/**
 * They must not import the application, directly or indirectly: chunks that import each other may start in the wrong
 * order.
 */
const framework =
  /[/\\]node_modules[/\\](react|react-dom|scheduler|use-sync-external-store|seroval|class-variance-authority|clsx|@tanstack[/\\](?!start|react-start|react-virtual|virtual-core)[^/\\]+)[/\\]/;

/** Pages with lists of garages. A file for each pair of them would cost more than what one of them does not need. */
const listPages: readonly string[] = ['home', 'services', 'landing'];

/** Few visitors open these, so a module that only they need gets no chunk by name. */
const rare: readonly string[] = ['others', 'requests', 'api'];

/** A module that this many of the eight kinds of pages need is in `app`. A file of its own would cost more than it saves. */
const most = 5;

/**
 * Chunk of modules that public pages or customers' pages start with. Of public pages: `framework` for libraries, `app`
 * for the other modules of most pages, `offers` for most modules of pages with garages, `lists` for modules of pages with
 * lists of them, otherwise one chunk for exactly the pages that need its modules. A module needs only modules that the
 * same pages need, so these chunks never import each other in a circle. A chunk of libraries changes only with a
 * dependency.
 */
export function sharedChunks(): (moduleId: string, graph: ModuleGraph) => string | null {
  let ofPublic: Needs | undefined;
  let ofCustomers: Needs | undefined;
  let ofVisitors: Set<string> | undefined;
  return (moduleId, graph) => {
    ofPublic ??= findNeeds({ ...pages, api: apiCall }, graph);
    ofCustomers ??= findNeeds({ ...aroundPages, ...customerPages }, graph);
    const names = ofPublic.get(moduleId) ?? [];
    const ofPages = ofCustomers.get(moduleId) ?? [];
    if (names.every((name) => name === 'requests') && ofPages.length === 0) return names[0] ?? null;
    if (names.length > 0) return publicChunk(moduleId, names);
    ofVisitors ??= reachLater(Object.values(pages).flat(), graph);
    // A visitor's part that shared a chunk with customers' pages would also bring their schemas.
    return ofVisitors.has(moduleId) ? null : customerChunk(ofPages);
  };
}

function publicChunk(moduleId: string, names: readonly string[]): string | null {
  const first = names.filter((name) => !rare.includes(name));
  if (first.length === 0) return null;
  if (first.length > 1 && framework.test(moduleId)) return 'framework';
  const isOfSome = names.length > 2 && names.length > first.length;
  if (isOfSome || names.length >= most || names.includes('api')) return 'app';
  if (names.length > 2 && names.includes('garage')) return 'offers';
  return names.length > 1 && names.every((name) => listPages.includes(name)) ? 'lists' : names.join('-');
}

/** Chunk of modules that only customers need. `routes` imports none of the others, and nothing here imports `book`. */
function customerChunk(names: readonly string[]): string | null {
  const around = Object.keys(aroundPages).find((name) => names.includes(name));
  if (around) return around;
  return names.includes('book') ? (names.length > 1 ? 'customers' : 'book') : null;
}

/** Whether a chunk is one of `sharedChunks` or the entry. */
export function isShared({ name, isEntry }: { name: string; isEntry: boolean }): boolean {
  const ofPages = name.split('-').every((part) => Object.hasOwn(pages, part));
  return isEntry || ofPages || ['framework', 'offers', 'lists'].includes(name);
}

/** Maps a module to the pages that need it. */
type Needs = Map<string, string[]>;

function findNeeds(roots: Record<string, readonly string[]>, graph: ModuleGraph): Needs {
  const needs: Needs = new Map();
  for (const [name, modules] of Object.entries(roots)) {
    for (const id of reach(modules, graph)) needs.set(id, [...(needs.get(id) ?? []), name]);
  }
  return needs;
}

/** All modules that visitors may need, now or later. */
function reachLater(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set(roots.map(pathOf));
  for (const id of found) {
    const later = graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
    for (const needed of [...needsOf(id, graph), ...later]) if (!ofCustomersOnly.test(needed)) found.add(needed);
  }
  return found;
}

/** Public pages import these only for a customer. */
const ofCustomersOnly = /[/\\]src[/\\](routeTree\.gen\.ts|routes[/\\](-signed-in|_guarded))/;

/** All modules the roots import statically, directly or indirectly. */
function reach(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set(roots.map(pathOf));
  for (const id of found) {
    for (const needed of needsOf(id, graph)) found.add(needed);
  }
  return found;
}

function pathOf(root: string): string {
  return fileURLToPath(new URL('../src/', import.meta.url)) + root;
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
