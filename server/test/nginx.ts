import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './node-process.ts';

const program = ['/usr/sbin/nginx', 'nginx'].find((name) => spawnSync(name, ['-v']).status === 0);

export const hasNginx = program !== undefined;

export interface Nginx {
  url: string;
  /** HTTP/2, with a self-signed certificate. */
  secureUrl: string;
  stop(): Promise<void>;
}

/** The sample of docs/operations.md, with nginx's default buffering. */
function configuration(folder: string, ports: { plain: number; secure: number }, nodes: string[]): string {
  const proxy = `location / {
      proxy_pass http://pahiya;
      proxy_set_header Host $host;
      proxy_set_header X-Request-Id $request_id;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_next_upstream error timeout;
    }`;
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 256; }
    http {
      access_log off; client_max_body_size 11m; ${folders.join(' ')}
      upstream pahiya { ${nodes.map((url) => `server ${new URL(url).host};`).join(' ')} }
      server { listen 127.0.0.1:${ports.plain}; ${proxy} }
      server {
        listen 127.0.0.1:${ports.secure} ssl http2;
        ssl_certificate ${folder}/certificate; ssl_certificate_key ${folder}/key;
        ${proxy}
      }
    }`;
}

export async function startNginx(nodes: string[]): Promise<Nginx> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pahiya-nginx-'));
  // nginx's workers may run as another user.
  await chmod(folder, 0o755);
  const ports = { plain: await freePort(), secure: await freePort() };
  const certificate = ['-keyout', `${folder}/key`, '-out', `${folder}/certificate`, '-subj', '/CN=127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...certificate], {
    stdio: 'ignore',
  });
  await writeFile(`${folder}/nginx.conf`, configuration(folder, ports, nodes));
  const child = spawn(program ?? '', ['-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`], { stdio: 'ignore' });
  await waitFor(ports.plain);
  return {
    url: `http://127.0.0.1:${ports.plain}`,
    secureUrl: `https://127.0.0.1:${ports.secure}`,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function waitFor(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = net.connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await delay(50);
  }
  throw new Error('nginx did not start');
}
