import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module';

/**
 * Imported before the program it makes start faster; it changes nothing else. Compiled modules are kept between starts,
 * and a package is resolved once instead of once for every file that imports it: each time Node parses its whole
 * `exports`, which have 180 kB in drizzle-orm. Together they took two fifths of a start's processor time.
 */
enableCompileCache();

/** By workspace, because one may have a version of its own, and by the conditions of the import. */
const resolved = new Map<string, ResolveFnOutput>();
const root = new URL('../..', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const isPackage = !/^[./]|^(node|file|data):/.test(specifier);
    const parent = context.parentURL ?? '';
    if (!isPackage || !parent.startsWith(root) || parent.includes('/node_modules/')) return next(specifier, context);
    const workspace = parent.slice(root.length).split('/')[0];
    const key = [workspace, specifier, ...context.conditions].join(' ');
    const answer = resolved.get(key) ?? { ...next(specifier, context), shortCircuit: true };
    resolved.set(key, answer);
    return answer;
  },
});
