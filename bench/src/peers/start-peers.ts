import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnvironment } from '../../../server/src/config/environment.ts';
import { ask, openClient } from '../client.ts';
import { giveHistory } from '../community-site.ts';
import { accountOf, bearer, signUp } from '../customers.ts';
import { type NodeProcess, startNode } from '../node-process.ts';
import type { Site } from '../site.ts';
import type { Workbench } from '../workbench.ts';
import type { Peer } from './cases.ts';
import type { PeerPlan } from './peer-plan.ts';

export interface RunningPeer {
  node: NodeProcess;
  /** Headers that sign in the reader at this peer. */
  headers: Record<string, string>;
}

export interface Peers {
  all: Record<Peer, RunningPeer>;
  liteReader: string;
}

/** Starts each peer in its own process, with the product's database and pool size. */
export async function withPeers<Result>(
  workbench: Workbench,
  { connection, pool, product }: Site,
  folder: string,
  work: (peers: Peers) => Promise<Result>,
): Promise<Result> {
  const secret = randomBytes(32).toString('hex');
  const plan: PeerPlan = {
    folder,
    connection: { ...connection },
    poolSize: parseEnvironment({}).DATABASE_POOL_SIZE,
    secret,
  };
  const file = path.join(workbench.dataDir, 'peer-plan.json');
  await writeFile(file, JSON.stringify(plan), { mode: 0o600 });
  const fastify = await startNode({ script: 'bench/src/peers/peer-fastify.ts', args: [file] });
  return await workbench.using(fastify.stop, async () => {
    const lite = await startNode({ script: 'bench/src/peers/peer-lite.ts', args: [file] });
    return await workbench.using(lite.stop, async () => {
      const { token, user } = await signUpAtLite(lite.url);
      const own = await signUp(openClient(product.url));
      const reader = accountOf(own.token);
      const { token: ofFastify } = await readJson<{ token: string }>(fastify.url, { path: `/token?user=${reader}` });
      // Supabase Lite has its own accounts, so the reader has another id there.
      await giveHistory(pool, [reader, user.id]);
      const all = {
        product: { node: product, headers: bearer(own.token) },
        fastify: { node: fastify, headers: bearer(ofFastify) },
        lite: { node: lite, headers: bearer(token) },
      };
      return await work({ all, liteReader: user.id });
    });
  });
}

async function signUpAtLite(url: string): Promise<{ token: string; user: { id: string } }> {
  const answer = await readJson<{ access_token: string; user: { id: string } }>(url, {
    method: 'POST',
    path: '/auth/v1/signup',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'reader@example.com', password: 'six of them' }),
  });
  return { token: answer.access_token, user: answer.user };
}

export async function readJson<Shape>(url: string, asked: Parameters<typeof ask>[1]): Promise<Shape> {
  const client = openClient(url);
  const { status, body } = await ask(client, asked).finally(() => client.agent.destroy());
  if (status !== 200) throw new Error(`${url}${asked.path} answers with ${status}: ${body.toString().slice(0, 300)}`);
  return JSON.parse(body.toString());
}
