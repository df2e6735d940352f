import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import tls from 'node:tls';
import { fileURLToPath } from 'node:url';
import { freePort } from '../node-process.ts';
import { type ReverseProxy, waitForPort } from './proxy.ts';

export const hasCaddy = spawnSync('caddy', ['version']).status === 0;

const shipped = fileURLToPath(new URL('../../../deploy/Caddyfile', import.meta.url));

export async function startCaddy(nodes: string[]): Promise<ReverseProxy> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pahiya-caddy-'));
  const ports = { secure: await freePort(), redirect: await freePort() };
  const child = spawn('caddy', ['run', '--config', shipped, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      NODES: nodes.map((url) => new URL(url).host).join(' '),
      HTTP_PORT: String(ports.redirect),
      HTTPS_PORT: String(ports.secure),
    },
    stdio: 'ignore',
  });
  await waitForCertificate(ports.secure);
  return {
    secureUrl: `https://localhost:${ports.secure}`,
    redirectUrl: `http://localhost:${ports.redirect}`,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Caddy listens before it has made its certificate. */
async function waitForCertificate(port: number): Promise<void> {
  await waitForPort(port);
  for (let tries = 0; tries < 200; tries += 1) {
    const socket = tls.connect({ host: '127.0.0.1', port, servername: 'localhost', rejectUnauthorized: false });
    const isSecure = await once(socket, 'secureConnect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isSecure) return;
    await delay(50);
  }
  throw new Error('Caddy made no certificate');
}
