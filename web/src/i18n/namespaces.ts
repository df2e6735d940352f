/**
 * Names and descriptions of standard services by their English text: `contract/data/catalogue/<language>`. English
 * needs none.
 */
const catalogueNamespaces = ['catalogueNames', 'catalogueDescriptions'] as const;
/** One file per namespace in each language's folder. */
export const publicNamespaces = ['common', 'offers'] as const;
/** Texts of pages behind the sign-in, loaded with the first of them. */
export const guardedNamespaces = ['addresses', 'booking', 'notifications', 'profile', 'settings', 'vehicles'] as const;
/** Texts of some public pages. Each names its own in `staticData`, and hydrates with them. */
export const pageNamespaces = [
  'account',
  'auth',
  'bikeService',
  'carModifications',
  'carService',
  ...catalogueNamespaces,
  'community',
  'doorstepService',
  'factor',
  'garage',
  'home',
  'installedSite',
  'landing',
  'legal',
  'payment',
  'reviews',
  'revvy',
  'search',
  'services',
  'support',
] as const;
/** Some pages behind the sign-in also accept payments, show services or show reviews. */
export const besideGuarded = [...catalogueNamespaces, 'installedSite', 'payment', 'reviews'] as const;
export const deskNamespaces = ['desk', 'workshop', 'inbox', 'moderation', 'administration'] as const;
export const namespaces = [...publicNamespaces, ...guardedNamespaces, ...pageNamespaces, ...deskNamespaces] as const;
type CatalogueNamespace = (typeof catalogueNamespaces)[number];
export const writtenNamespaces = namespaces.filter((name): name is Exclude<Namespace, CatalogueNamespace> =>
  catalogueNamespaces.every((other) => other !== name),
);
export type Namespace = (typeof namespaces)[number];
export const defaultNamespace = 'common';
