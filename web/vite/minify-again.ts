import { minify } from 'terser';
import type { Plugin } from 'vite';
import { isShared } from './shared-chunks.ts';

/** The bundler's own minifier leaves 1 kB of a first load that terser finds. Other chunks are not worth the time. */
export function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !isShared(chunk)) continue;
        const { code } = await minify(chunk.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 6, join_vars: false },
        });
        if (code) chunk.code = code;
      }
    },
  };
}
