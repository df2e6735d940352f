/** One file per namespace in each language's folder. */
export const publicNamespaces = ['common', 'home', 'services', 'auth'] as const;
/** Texts of the pages behind the sign-in: fetched on the way to the first of them. */
export const guardedNamespaces = ['booking', 'payment', 'profile', 'reviews', 'settings'] as const;
/** Texts of the landing pages alone: a page names them in its `staticData` and wakes with them. */
export const landingNamespaces = ['landing'] as const;
export const namespaces = [...publicNamespaces, ...guardedNamespaces, ...landingNamespaces] as const;
export type Namespace = (typeof namespaces)[number];
export const defaultNamespace = 'common';
