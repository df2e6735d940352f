import '../server/src/quick-start.ts';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findHindrance } from './build-hindrance.ts';
import { root } from './steps.ts';
import { isBuilt } from './web-build.ts';

const hasBuild = existsSync(new URL('../web/dist/server/server.js', import.meta.url));
const hindrance = findHindrance(root, 'build');
if (!hasBuild && hindrance !== undefined) {
  process.stderr.write(`${hindrance}\n`);
  process.exit(1);
}
// A separate process frees the build's memory before the server starts, and needs no shell in between.
const build = fileURLToPath(new URL('build-web.ts', import.meta.url));
if (hindrance === undefined && !(await isBuilt())) {
  execFileSync(process.execPath, [build], { stdio: 'inherit' });
}
await import('../server/src/main.ts');
