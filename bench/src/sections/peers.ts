import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Cost, withCost } from '../cost.ts';
import { urlOf } from '../database-server.ts';
import { formatMs, formatRatio } from '../format.ts';
import { withGrown } from '../growth/database.ts';
import { loadCommunity } from '../growth/load-community.ts';
import { inTurn, middleOf } from '../in-turn.ts';
import { applyLoad } from '../load.ts';
import { idsIn, listPeerCases, type Peer, type PeerCase } from '../peers/cases.ts';
import { installPeers, versions } from '../peers/install.ts';
import { grantLiteAccess } from '../peers/lite-access.ts';
import { type Peers, type RunningPeer, readJson, withPeers } from '../peers/start-peers.ts';
import { type Site, startProduct, withStore } from '../site.ts';
import type { Row, Table } from '../table.ts';
import type { Workbench } from '../workbench.ts';

const connections = 20;
const posts = 20_000;
const peers = ['product', 'fastify', 'lite'] as const;
const least = { lite: 3, fastify: 0.9 };

export async function measurePeers(workbench: Workbench): Promise<Table[]> {
  const folder = path.join(workbench.dataDir, 'peers');
  workbench.say('peers: installing');
  const hindrance = await installPeers(folder);
  if (hindrance) return [toTable([], [`Not measured, because the peers could not be installed: ${hindrance}`])];
  return await withPeerSite(workbench, (site) =>
    withPeers(workbench, site, folder, async (running) => {
      const rows: Row[] = [];
      for (const one of await listPeerCases(site.db, running.liteReader)) {
        workbench.say(`peers: ${one.name}`);
        await requireSame(one, running);
        rows.push(toRow(one, await measureCase(workbench, one, running)));
      }
      return [toTable(rows, notes(workbench))];
    }),
  );
}

/** A database of its own, because the peers need roles and policies in it. */
async function withPeerSite<Result>(workbench: Workbench, work: (site: Site) => Promise<Result>): Promise<Result> {
  return await withStore(workbench, async (store) => {
    const roles: string[] = [];
    const dropRoles = async () => {
      for (const role of roles) await store.pool.query(`drop role ${role}`);
    };
    return await workbench.using(dropRoles, () =>
      withGrown(workbench, store, { count: posts, load: loadCommunity }, async (grown) => {
        const product = await startProduct(workbench, { DATABASE_URL: urlOf(grown.connection) });
        return await workbench.using(product.stop, async () => {
          roles.push(...(await grantLiteAccess(grown.pool)));
          return await work({ ...grown, product });
        });
      }),
    );
  });
}

/** A server that shows something else would be no comparison. */
async function requireSame({ name, paths }: PeerCase, { all }: Peers): Promise<void> {
  for (const index of paths.product.keys()) {
    const [ours, ...theirs] = await Promise.all(
      peers.map(async (peer) => {
        const { node, headers } = all[peer];
        return idsIn(await readJson(node.url, { path: paths[peer][index] ?? '/', headers }));
      }),
    );
    const differs = theirs.some((shown) => !isDeepStrictEqual(shown, ours));
    if (!ours || ours.length === 0 || differs) throw new Error(`${name}: ${JSON.stringify([ours, ...theirs])}`);
  }
}

type Round = Record<Peer, Cost>;

async function measureCase({ isQuick }: Workbench, { paths }: PeerCase, { all }: Peers): Promise<Round[]> {
  const until = { seconds: isQuick ? 2 : 5 };
  const measure = ({ node, headers }: RunningPeer, ofPeer: string[]) =>
    withCost(node, () => applyLoad({ url: node.url, paths: ofPeer, connections, headers, until }));
  return await inTurn(isQuick ? 2 : 5, {
    product: () => measure(all.product, paths.product),
    fastify: () => measure(all.fastify, paths.fastify),
    lite: () => measure(all.lite, paths.lite),
  });
}

function toRow({ name }: PeerCase, rounds: Round[]): Row {
  const ratioTo = (peer: Peer) => middleOf(rounds, (round) => round.product.perSecond / round[peer].perSecond);
  const of = (peer: Peer) => [
    middleOf(rounds, (round) => round[peer].perSecond).toFixed(0),
    formatMs(middleOf(rounds, (round) => round[peer].cpuMs)),
  ];
  const [toFastify, toLite] = [ratioTo('fastify'), ratioTo('lite')];
  return {
    cells: [
      name,
      ...of('product'),
      ...of('fastify'),
      formatRatio(toFastify),
      ...of('lite'),
      formatRatio(toLite),
      `≥ ${formatRatio(least.fastify)}, ≥ ${formatRatio(least.lite)}`,
    ],
    isWithin: toFastify >= least.fastify && toLite >= least.lite,
  };
}

function notes({ isQuick }: Workbench): string[] {
  return [
    `${versions}, on the same database with ${posts.toLocaleString('en')} posts and a pool of the same size; ${connections} connections, ${isQuick ? 2 : 5} alternating rounds after a warm-up; medians, ratios round by round. CPU is that of the node alone. The product logs each request, the others log nothing. Supabase Lite leaves out opening hours and what blocks change in counts.`,
  ];
}

function toTable(rows: Row[], explained: string[]): Table {
  return {
    title: 'The same answers from Fastify with pg, and from Supabase Lite',
    columns: ['read', 'req/s', 'CPU', 'Fastify', 'CPU', 'ratio', 'Lite', 'CPU', 'ratio', 'budget'],
    rows,
    notes: explained,
  };
}
