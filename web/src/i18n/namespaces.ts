/** One file per namespace in each language's folder. */
export const namespaces = ['common', 'home', 'services', 'auth', 'booking', 'profile', 'settings'] as const;
export const defaultNamespace = 'common';
