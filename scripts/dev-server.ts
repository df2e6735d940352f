import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { brand } from '@pahiya/contract/shared/brand';
import type { ViteDevServer } from 'vite';
import { compose } from '../server/src/compose.ts';
import { loadConfig } from '../server/src/config/config.ts';
import { StartupError } from '../server/src/config/startup-error.ts';
import { connect } from '../server/src/database/connect.ts';
import { createApp } from '../server/src/http/app.ts';
import { type BuiltRenderer, renderInProcess } from '../server/src/http/pages/in-process.ts';
import type { Web } from '../server/src/http/pages/types.ts';
import { listen } from '../server/src/http/serve.ts';
import { createLogger } from '../server/src/platform/logger.ts';
import { generateContract } from './generate-contract.ts';
import { root } from './steps.ts';

/**
 * Saved changes of pages show at once; changes of the server restart it, and open pages reload. The API answers before
 * Vite has started.
 */
async function main(): Promise<void> {
  process.env.NODE_ENV = 'development';
  if (existsSync('.env')) process.loadEnvFile('.env');
  generateContract();
  const config = await loadConfig(process.env);
  const log = createLogger(config.logLevel);
  const server = await listen(config.port, config.host);
  const origin = config.publicUrl ?? `http://localhost:${server.port}`;
  const composing = connect(config, log).then((connection) => compose(connection, config, log, origin));
  const starting = composing.then(() => startVite(server.node));
  const app = composing.then(({ services }) => createApp(services, webOf(starting)));
  server.answerWith(async (request, env) => (await app).fetch(request, env));
  const { warmUp, endStreams, stop } = await composing;
  process.stdout.write(`\n  ${brand.name} is ready for changes: ${origin}\n\n`);

  async function drain(): Promise<void> {
    // Ends all at once: a page that notices the end before the port is closed would reconnect to this process.
    await Promise.all([endStreams(), server.drain(), starting.then((vite) => vite.close())]);
    await stop();
    process.exit(0);
  }
  let isDraining = false;
  // Ctrl+C sends the signal twice: from the terminal and from `node --watch`.
  const end = () => {
    if (!isDraining) void drain();
    isDraining = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  await starting;
  await warmUp();
}

/** Modules, styles and the hot reload socket go to Vite before the server's own listener. */
function startVite(server: Server): Promise<ViteDevServer> {
  const [own] = server.listeners('request');
  const starting = createVite(server);
  server.removeAllListeners('request');
  server.on('request', async (request, response) => {
    const answer = () => own?.call(server, request, response);
    if (isOfServer(request.url)) return answer();
    const { middlewares } = await starting;
    middlewares(request, response, answer);
  });
  return starting;
}

function isOfServer(url = ''): boolean {
  return /^\/(api|healthz|readyz)\b/.test(url);
}

async function createVite(server: Server): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  return createServer({
    root: path.join(root, 'web'),
    configFile: path.join(root, 'web/vite.config.ts'),
    // Node loads the configuration itself, so that `node --watch` also follows it.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: { server }, hmr: { server } },
  });
}

function webOf(starting: Promise<ViteDevServer>): Web {
  return {
    clientFolder: path.join(root, 'web/public'),
    keepsPages: false,
    pages: [],
    // Vite's client waits for a restarted server in a worker made from a blob.
    morePolicy: ["worker-src 'self' blob:"],
    connect: (services) =>
      renderInProcess(services, async (request, options) => {
        const [{ isRunnableDevEnvironment }, { environments }] = await Promise.all([import('vite'), starting]);
        const { ssr } = environments;
        if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The pages are rendered in this process');
        const { default: renderer } = await ssr.runner.import<{ default: BuiltRenderer }>(
          'virtual:tanstack-start-server-entry',
        );
        return renderer.fetch(request, options);
      }),
  };
}

main().catch((error: unknown) => {
  const reason = error instanceof StartupError ? error.message : error;
  process.stderr.write(`${reason instanceof Error ? reason.stack : reason}\n`);
  process.exit(1);
});
