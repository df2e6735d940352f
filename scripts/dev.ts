import '../server/src/quick-start.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseEnvironment } from '../server/src/config/environment.ts';
import { startEmbedded } from '../server/src/database/embedded/start-embedded.ts';
import { root } from './steps.ts';

/*
 * Restarts the server whenever one of its files is saved. The embedded database keeps running, because this process
 * uses it too.
 */

if (existsSync('.env')) process.loadEnvFile('.env');
const env = parseEnvironment(process.env);
const watching = ['--watch', '--watch-preserve-output', '--import', './server/src/quick-start.ts'];
const server = spawn(process.execPath, [...watching, 'scripts/dev-server.ts'], { cwd: root, stdio: 'inherit' });
const ended = once(server, 'exit');
process.on('SIGTERM', () => server.kill());
// The terminal also sends SIGINT to the server, and this process waits for the server to end.
process.on('SIGINT', () => undefined);
// The server reports a database that does not start.
const database = env.DATABASE_URL
  ? undefined
  : startEmbedded({ dataDir: path.resolve(env.DATA_DIR) }).catch(() => undefined);
const [code] = await ended;
await (await database)?.stop();
process.exitCode = code ?? 0;
