/**
 * Names and descriptions of standard services, by their English text: `contract/data/catalogue/<language>`. English needs none.
 */
const catalogueNamespaces = ['catalogueNames', 'catalogueDescriptions'] as const;
/** One file per namespace in each language's folder. */
export const publicNamespaces = ['common', 'home', 'services', 'catalogueNames'] as const;
/** Texts of the pages behind the sign-in: fetched on the way to the first of them. */
export const guardedNamespaces = [
  'addresses',
  'booking',
  'catalogueDescriptions',
  'notifications',
  'profile',
  'reviews',
  'settings',
  'vehicles',
] as const;
/** Texts of some public pages: each names its own in its `staticData`, and wakes with them. */
export const pageNamespaces = [
  'account',
  'app',
  'auth',
  'community',
  'factor',
  'landing',
  'legal',
  'payment',
  'revvy',
  'support',
] as const;
/** Texts of the staff's side: each of its screens names its own. */
export const deskNamespaces = ['desk', 'workshop', 'inbox', 'moderation', 'administration'] as const;
export const namespaces = [...publicNamespaces, ...guardedNamespaces, ...pageNamespaces, ...deskNamespaces] as const;
type CatalogueNamespace = (typeof catalogueNamespaces)[number];
/** The namespaces with a file in each language's folder. */
export const writtenNamespaces = namespaces.filter((name): name is Exclude<Namespace, CatalogueNamespace> =>
  catalogueNamespaces.every((other) => other !== name),
);
export type Namespace = (typeof namespaces)[number];
export const defaultNamespace = 'common';
