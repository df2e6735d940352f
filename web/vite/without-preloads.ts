import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Nothing is preloaded before an import (there is one style sheet, and `modulePreload` is off), so the helper is
 * removed from every first load.
 */
export function withoutPreloads(): Plugin {
  return {
    name: 'without-preloads',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
  };
}
