import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { giveTo } from '../../../src/database/embedded/home.ts';
import { chooseOwner } from '../../../src/database/embedded/owner.ts';
import { freePort } from '../../node-process.ts';
import { waitForPort } from '../../proxies/proxy.ts';
import type { Cluster } from './cluster.ts';

const program = ['/usr/sbin/pgbouncer', 'pgbouncer'].find((name) => spawnSync(name, ['--version']).status === 0);

export const hasPgbouncer = program !== undefined;

const shipped = new URL('../../../../deploy/pgbouncer.ini', import.meta.url);

/** The shipped configuration with other addresses, without passwords, and with so many connections of the server. */
async function configure({ folder, connection }: Cluster, port: number, size: number): Promise<string> {
  const text = await readFile(shipped, 'utf8');
  const { host, database } = connection;
  return text
    .replace('host=10.0.0.10', `host=${host}`)
    .replace('dbname=pahiya', `dbname=${database}`)
    .replace('listen_addr = 10.0.0.9', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =\nlogfile = ${folder}/pgbouncer.log`)
    .replace('auth_type = scram-sha-256', 'auth_type = trust')
    .replace('/etc/pgbouncer/userlist.txt', `${folder}/users`)
    .replace('default_pool_size = 20', `default_pool_size = ${size}`);
}

/** Its address is that of the cluster's database under the name `pahiya`. */
export async function startPgbouncer(
  cluster: Cluster,
  { size }: { size: number },
): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const owner = await chooseOwner('');
  const [settings, users] = [path.join(cluster.folder, 'pgbouncer.ini'), path.join(cluster.folder, 'users')];
  await writeFile(settings, await configure(cluster, port, size));
  await writeFile(users, `"${cluster.connection.user}" ""\n`);
  for (const file of [settings, users]) await giveTo(owner, file);
  const child = spawn(program ?? '', [settings], {
    stdio: 'ignore',
    ...(owner && { uid: owner.uid, gid: owner.gid }),
  });
  await waitForPort(port);
  return {
    url: `postgres://${cluster.connection.user}@127.0.0.1:${port}/pahiya`,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
