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

/** Every page loads these modules with its first API call: the chunk `api`, which brings no page's code. */
const apiCall = ['lib/api/open-api-link.ts'];
const orpc = /[/\\]node_modules[/\\]@orpc[/\\]/;

/** Pages with changes need both modules. */
const mutations = /[/\\]node_modules[/\\]@tanstack[/\\].+[/\\](mutationObserver|useMutation)\.js$/;
/** Every page of a customer restores stored answers. */
const hydration = /[/\\]node_modules[/\\]@tanstack[/\\].+[/\\]hydration\.js$/;

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
  let needs: AllNeeds | undefined;
  return (moduleId, graph) => {
    needs ??= findAllNeeds(graph);
    const names = needs.ofPublic.get(moduleId) ?? [];
    const ofPages = needs.ofCustomers.get(moduleId) ?? [];
    if (isLibrary(moduleId)) return libraryChunk(moduleId, needs);
    if (names.every((name) => name === 'requests') && ofPages.length === 0) return names[0] ?? null;
    if (names.length > 0) return publicChunk(moduleId, names, ofPages);
    if (!needs.ofVisitors.has(moduleId)) return customerChunk(ofPages);
    return isOfForm(ofPages) && isLight(moduleId, needs, graph) ? 'later' : null;
  };
}

interface AllNeeds {
  ofPublic: Needs;
  ofCustomers: Needs;
  /** Modules that visitors may need, now or later. */
  ofVisitors: Set<string>;
  ofCalls: Set<string>;
}

function findAllNeeds(graph: ModuleGraph): AllNeeds {
  return {
    ofPublic: findNeeds({ ...pages, api: apiCall }, graph),
    ofCustomers: findNeeds({ ...aroundPages, ...customerPages }, graph),
    ofVisitors: reachLater(Object.values(pages).flat(), graph),
    ofCalls: reach(apiCall.map(pathOf), graph, importsOf),
  };
}

function isLibrary(moduleId: string): boolean {
  return orpc.test(moduleId) || mutations.test(moduleId) || hydration.test(moduleId);
}

function libraryChunk(moduleId: string, { ofCalls }: AllNeeds): string | null {
  if (mutations.test(moduleId)) return 'mutations';
  if (hydration.test(moduleId)) return 'signed-in';
  return ofCalls.has(moduleId) ? 'api' : null;
}

function publicChunk(moduleId: string, names: readonly string[], ofPages: readonly string[]): string | null {
  const first = names.filter((name) => !rare.includes(name));
  if (first.length > 1 && framework.test(moduleId)) return 'framework';
  const [only, ...others] = names;
  if (first.length === 0) {
    if (only === 'api' && others.length === 0) return 'api';
    return only === 'requests' && others.length === 0 && isOfForm(ofPages) ? 'requests-book' : null;
  }
  const isOfSome = names.length > 2 && names.length > first.length;
  if (isOfSome || names.length >= most || names.includes('api')) return 'app';
  if (names.length > 2 && names.includes('garage')) return 'offers';
  if (names.length > 1) return names.every((name) => listPages.includes(name)) ? 'lists' : names.join('-');
  // With the page's other modules, it would bring the whole page into the booking form.
  return ofPages.includes('book') ? `${only}-book` : (only ?? null);
}

/** Whether the booking form starts with a module that these pages of customers need. */
function isOfForm(ofPages: readonly string[]): boolean {
  return ['book', ...Object.keys(aroundPages)].some((name) => ofPages.includes(name));
}

/**
 * Whether a module needs nothing that belongs to some pages. The booking form starts with such modules, and visitors'
 * parts load them later, all in the chunk `later`: a file for each would take longer to ask for than to send.
 */
function isLight(moduleId: string, { ofPublic }: AllNeeds, graph: ModuleGraph): boolean {
  return [...reach([moduleId], graph, importsOf)].every((id) => {
    const names = ofPublic.get(id) ?? [];
    return !orpc.test(id) && (names.length === 0 || ['framework', 'app'].includes(publicChunk(id, names, []) ?? ''));
  });
}

/** Chunk of modules that only customers need. `routes` imports none of the others, and nothing here imports `book`. */
function customerChunk(names: readonly string[]): string | null {
  const around = Object.keys(aroundPages).find((name) => names.includes(name));
  if (around) return around;
  return names.includes('book') ? (names.length > 1 ? 'customers' : 'book') : null;
}

/** Whether a chunk is one of `sharedChunks` or the entry. */
export function isShared({ name, isEntry }: { name: string; isEntry: boolean }): boolean {
  const ofPages = name.split('-').every((part) => part === 'book' || Object.hasOwn(pages, part));
  return isEntry || ofPages || ['framework', 'offers', 'lists'].includes(name);
}

/** Maps a module to the pages that need it. */
type Needs = Map<string, string[]>;

function findNeeds(roots: Record<string, readonly string[]>, graph: ModuleGraph): Needs {
  const needs: Needs = new Map();
  for (const [name, modules] of Object.entries(roots)) {
    for (const id of reach(modules.map(pathOf), graph)) needs.set(id, [...(needs.get(id) ?? []), name]);
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
function reach(roots: readonly string[], graph: ModuleGraph, follow = needsOf): Set<string> {
  const found = new Set(roots);
  for (const id of found) {
    for (const needed of follow(id, graph)) found.add(needed);
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
  return importsOf(id, graph).filter((imported) => !notOfPages.test(imported));
}

function importsOf(id: string, graph: ModuleGraph): string[] {
  const info = graph.getModuleInfo(id);
  if (!info) return [];
  return info.importedIds.flatMap((imported) => {
    if (!isIconIndex(imported)) return [imported];
    return usedIcons(info.code ?? '', imported, graph.getModuleInfo(imported)?.code ?? '');
  });
}
