import { existsSync } from 'node:fs';
import { brand } from '@pahiya/contract/shared/brand';
import { compose } from './compose.ts';
import { loadConfig } from './config/config.ts';
import { StartupError } from './config/startup-error.ts';
import { connect } from './database/connect.ts';
import { createApp } from './http/app.ts';
import { findWeb } from './http/pages/find-web.ts';
import { findPort, listen } from './http/serve.ts';
import { createErrorLogger, createLogger, toStandardOutput } from './platform/logger.ts';

/** A proxy learns within this time that the node accepts no more connections. */
const idleMs = 1_000;

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = await loadConfig(process.env);
  const log = createLogger(config.logLevel, toStandardOutput());
  log.info({ ...config.build, runtime: process.version }, 'starting');
  const port = await findPort(config.port, config.host);
  const origin = config.publicUrl ?? `http://localhost:${port}`;
  const { services, warmUp, stopWork, endStreams, stop } = await compose(
    await connect(config, log),
    config,
    log,
    origin,
  );
  const app = createApp(services, findWeb());
  const server = await listen(port, config.host).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  server.answerWith(app.fetch);

  async function drain(): Promise<void> {
    await Promise.all([stopWork(), endStreams(), server.drain({ idleMs })]);
    await stop();
    process.exit(0);
  }
  // Before it says that it has started: whoever waits for that may end it at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void drain());
  log.info({ origin }, 'started');
  if (!config.isProduction) process.stdout.write(`\n  ${brand.name} is ready: ${origin}\n\n`);
  warmUp().catch(async (error: unknown) => {
    await stop();
    fail(error);
  });
}

function complain(error: unknown): void {
  if (process.env.NODE_ENV === 'production') {
    const log = createErrorLogger();
    if (error instanceof StartupError) log.fatal(error.message);
    else log.fatal({ err: error }, 'the start failed');
    return;
  }
  const reason = error instanceof StartupError ? error.message : error;
  process.stderr.write(`${reason instanceof Error ? reason.stack : reason}\n`);
}

function fail(error: unknown): void {
  complain(error);
  process.exit(1);
}

main().catch(fail);
