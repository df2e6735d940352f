import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// The build ends before the server starts, so that its memory is gone; the server is this very process, with no shell in between.
const build = fileURLToPath(new URL('build-web.ts', import.meta.url));
execFileSync(process.execPath, [build], { stdio: 'inherit' });
await import('../server/src/main.ts');
