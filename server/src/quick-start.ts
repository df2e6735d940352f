import { existsSync, readFileSync } from 'node:fs';
import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module';

/** Halves the time of a start: caches compiled modules and resolved imports. */
enableCompileCache();

/** Keyed by the importing workspace or package, which may have a version of its own, and by the import's conditions. */
const resolved = new Map<string, ResolveFnOutput>();
const root = new URL('../..', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL ?? '';
    if (!parent.startsWith(root)) return next(specifier, context);
    if (/^\.\.?\//.test(specifier)) {
      return (context.conditions.includes('import') && beside(specifier, parent)) || next(specifier, context);
    }
    if (/^(node|file|data):/.test(specifier)) return next(specifier, context);
    const key = [ownerOf(parent.slice(root.length)), specifier, ...context.conditions].join(' ');
    const answer = resolved.get(key) ?? { ...next(specifier, context), shortCircuit: true };
    resolved.set(key, answer);
    return answer;
  },
});

function ownerOf(file: string): string | undefined {
  return file.match(/^.*node_modules\/(@[^/]+\/)?[^/]+|^[^/]+/)?.[0];
}

/** Relative imports include the extension. Undefined for files whose format only Node can determine. */
function beside(specifier: string, parent: string): ResolveFnOutput | undefined {
  const { href: url } = new URL(specifier, parent);
  if (url.endsWith('.ts')) return { url, format: 'module-typescript', shortCircuit: true };
  if (url.endsWith('.mjs')) return { url, format: 'module', shortCircuit: true };
  return url.endsWith('.js')
    ? { url, format: formatIn(url.slice(0, url.lastIndexOf('/'))), shortCircuit: true }
    : undefined;
}

type Format = 'module' | 'commonjs' | undefined;

const formats = new Map<string, Format>();

/** The format of the folder's `.js` files by the nearest `package.json`; without one Node inspects the code. */
function formatIn(folder: string): Format {
  if (formats.has(folder)) return formats.get(folder);
  const file = new URL(`${folder}/package.json`);
  const format = existsSync(file) ? readType(file) : formatIn(folder.slice(0, folder.lastIndexOf('/')));
  formats.set(folder, format);
  return format;
}

function readType(packageJson: URL): Format {
  const { type } = JSON.parse(readFileSync(packageJson, 'utf8'));
  return type === 'module' || type === 'commonjs' ? type : undefined;
}
