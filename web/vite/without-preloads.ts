import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Nothing is preloaded before an import (there is one style sheet, and `modulePreload` is off): what would do it is left
 * out of every first load.
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
