import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module';

/**
 * Imported before the program it makes start faster; it changes nothing else. Compiled modules are kept between starts,
 * and a package is resolved once instead of once for every file that imports it: each time Node parses its whole
 * `exports`, which have 180 kB in drizzle-orm. Together they took two fifths of a start's processor time.
 */
enableCompileCache();

const resolved = new Map<string, ResolveFnOutput>();
const own = new URL('../..', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const isPackage = !/^[./]|^(node|file|data):/.test(specifier);
    // Packages may have versions of their own below them.
    const isOurs = context.parentURL?.startsWith(own) && !context.parentURL.includes('/node_modules/');
    if (!isPackage || !isOurs) return next(specifier, context);
    const answer = resolved.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    resolved.set(specifier, answer);
    return answer;
  },
});
