import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../node-process.ts';
import { type ReverseProxy, waitForPort } from './proxy.ts';

const program = ['/usr/sbin/nginx', 'nginx'].find((name) => spawnSync(name, ['-v']).status === 0);

export const hasNginx = program !== undefined;

export interface Nginx extends ReverseProxy {
  /** The same site over HTTP/1.1 and without TLS. */
  url: string;
}

interface Ports {
  plain: number;
  secure: number;
  redirect: number;
}

const shipped = new URL('../../../deploy/nginx.conf', import.meta.url);

/** The shipped file with other nodes, ports, names and certificates, and with the site on one more port. */
async function readSites(folder: string, ports: Ports, nodes: string[]): Promise<string> {
  const text = await readFile(shipped, 'utf8');
  const [, options = ''] = /server 10\.0\.0\.1:3000(.*);/.exec(text) ?? [];
  const upstreams = nodes.map((url) => `  server ${new URL(url).host}${options};\n`).join('');
  return text
    .replace(/( {2}server 10\.0\.0\.\d:3000.*;\n)+/, upstreams)
    .replaceAll(/ {2}listen \[::\].*\n/g, '')
    .replaceAll('listen 80 ', `listen 127.0.0.1:${ports.redirect} `)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.secure} `)
    .replace('server_name pahiya.example.com;', `server_name localhost; listen 127.0.0.1:${ports.plain};`)
    .replaceAll('pahiya.example.com', `localhost:${ports.secure}`)
    .replaceAll('/etc/pahiya/tls/', `${folder}/`);
}

function around(folder: string, sites: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 256; }
    http { ${folders.join(' ')}
${sites}
    }`;
}

export async function startNginx(nodes: string[]): Promise<Nginx> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pahiya-nginx-'));
  // nginx's workers may run as another user.
  await chmod(folder, 0o755);
  const ports = { plain: await freePort(), secure: await freePort(), redirect: await freePort() };
  const certificate = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`, '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...certificate], {
    stdio: 'ignore',
  });
  await writeFile(`${folder}/nginx.conf`, around(folder, await readSites(folder, ports, nodes)));
  const child = spawn(program ?? '', ['-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitForPort(ports.secure);
  return {
    url: `http://127.0.0.1:${ports.plain}`,
    secureUrl: `https://localhost:${ports.secure}`,
    redirectUrl: `http://127.0.0.1:${ports.redirect}`,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
