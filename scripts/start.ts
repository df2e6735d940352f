import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const isBuilt = existsSync(new URL('../web/dist/server/server.js', import.meta.url));
const canBuild = existsSync(new URL('../node_modules/workbox-build', import.meta.url));
if (!isBuilt && !canBuild) {
  process.stderr.write(
    'The build needs packages that NODE_ENV=production left out. Install them with: npm ci --include=dev\n',
  );
  process.exit(1);
}
// The build ends before the server starts, so that its memory is gone; the server is this very process, with no shell in between.
const build = fileURLToPath(new URL('build-web.ts', import.meta.url));
if (canBuild) execFileSync(process.execPath, [build], { stdio: 'inherit' });
await import('../server/src/main.ts');
