import { existsSync } from 'node:fs';
import path from 'node:path';

/** The bundler puts paths in single quotes and reads `#` and `?` as parts of a URL. The test runner decodes `%`. */
const unreadable = { build: /['#?\\]/, test: /['#?\\%]/ };

/** Returns one line that says how to fix it, or undefined when the project can be built or tested. */
export function findHindrance(root: string, purpose: keyof typeof unreadable): string | undefined {
  if (!existsSync(path.join(root, 'node_modules/workbox-build'))) {
    return `The ${purpose} needs packages that are not installed, as with NODE_ENV=production. Install them with: npm ci --include=dev`;
  }
  const [sign] = unreadable[purpose].exec(process.platform === 'win32' ? root.replaceAll('\\', '/') : root) ?? [];
  if (sign === undefined) return undefined;
  return `The ${purpose} does not work in ${root}: the tools cannot read the ${sign} in its path. Move the project to another folder.`;
}
