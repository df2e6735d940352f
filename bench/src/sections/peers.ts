import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { postCount, withCommunitySite } from '../community-site.ts';
import { type Cost, withCost } from '../cost.ts';
import { formatMs, formatRatio } from '../format.ts';
import { inTurn, middleOf } from '../in-turn.ts';
import { install } from '../installed/install.ts';
import { applyLoad } from '../load.ts';
import { listPeerCases, type Peer, type PeerCase, shownIn } from '../peers/cases.ts';
import { grantLiteAccess } from '../peers/lite-access.ts';
import { type Peers, type RunningPeer, readJson, withPeers } from '../peers/start-peers.ts';
import { chooseReadTargets, nextWorkingDay } from '../read-targets.ts';
import type { Site } from '../site.ts';
import type { Row, Table } from '../table.ts';
import { takeSlots } from '../taken-slots.ts';
import type { Workbench } from '../workbench.ts';

/** `postgres` is the driver that @supabase/lite asks for. */
const packages = ['fastify@5.12.8', 'pg@8.23.1', 'jose@6.2.18', '@supabase/lite@0.10.0', 'postgres@3.4.8'];

const connections = 20;
const peers = ['product', 'fastify', 'lite'] as const;
const least = { lite: 3, fastify: 0.9 };

export async function measurePeers(workbench: Workbench): Promise<Table[]> {
  const folder = path.join(workbench.dataDir, 'peers');
  workbench.say('peers: installing');
  const hindrance = await install(packages, folder);
  if (hindrance) return [toTable([], [`Not measured, because the peers could not be installed: ${hindrance}`])];
  return await withPeerSite(workbench, (site) =>
    withPeers(workbench, site, folder, async (running) => {
      const rows: Row[] = [];
      for (const one of listPeerCases(await chooseReadTargets(site.db), running.liteReader)) {
        workbench.say(`peers: ${one.name}`);
        await requireSame(one, running);
        rows.push(toRow(one, await measureCase(workbench, one, running)));
      }
      return [toTable(rows, notes(workbench))];
    }),
  );
}

/** Uses a separate database, because the peers need roles and policies in it. */
async function withPeerSite<Result>(workbench: Workbench, work: (site: Site) => Promise<Result>): Promise<Result> {
  const roles: string[] = [];
  return await withCommunitySite(
    workbench,
    async (site) => {
      roles.push(...(await grantLiteAccess(site.pool)));
      await takeSlots(site.pool, nextWorkingDay());
      return await work(site);
    },
    async ({ pool }) => {
      for (const role of roles) await pool.query(`drop role ${role}`);
    },
  );
}

/** Throws if the servers answer differently. Compares only ids and slots with Supabase Lite, which renames fields. */
async function requireSame({ name, paths }: PeerCase, { all }: Peers): Promise<void> {
  for (const index of paths.product.keys()) {
    const [ours, ofFastify, ofLite] = await Promise.all(
      peers.map(async (peer) => {
        const { node, headers } = all[peer];
        return await readJson<Parameters<typeof shownIn>[0]>(node.url, { path: paths[peer][index] ?? '/', headers });
      }),
    );
    if (!ours || !ofFastify || !ofLite) throw new Error('Each of them answers');
    const isSame =
      isDeepStrictEqual(withoutCursor(ours), withoutCursor(ofFastify)) &&
      isDeepStrictEqual(shownIn(ours), shownIn(ofLite));
    if (!isSame) throw new Error(`${name} differs: ${JSON.stringify([ours, ofFastify, ofLite]).slice(0, 3_000)}`);
  }
}

/** Each server has its own kind of cursor. */
function withoutCursor(answer: object): object {
  return { ...answer, nextCursor: undefined };
}

type Round = Record<Peer, Cost>;

async function measureCase({ isQuick }: Workbench, { paths }: PeerCase, { all }: Peers): Promise<Round[]> {
  const until = { seconds: isQuick ? 1 : 3 };
  const measure = ({ node, headers }: RunningPeer, ofPeer: string[]) =>
    withCost(node, () => applyLoad({ url: node.url, paths: ofPeer, connections, headers, until }));
  return await inTurn(isQuick ? 1 : 5, {
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
    `${packages.join(', ')}, on the same database with 90 garages, ${postCount.toLocaleString('en')} posts and a pool of the same size; ${connections} connections, ${isQuick ? 1 : 5} alternating rounds after a warm-up; medians, ratios round by round. CPU is that of the node alone. The product logs each request, the others log nothing. Supabase Lite leaves out opening hours and what blocks change in counts. It finds the nearest garages and the slots by functions in the database.`,
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
