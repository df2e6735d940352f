import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module';

/** Two fifths of a start: keeps compiled modules, and resolves a package once instead of once per importing file. */
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
