import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { staffRoles } from '../../../server/src/features/staff/tables.ts';
import { openPage, type Reader } from '../chats/page.ts';
import type { Client } from '../client.ts';
import { accountOf, post, signUpCustomers } from '../customers.ts';
import { formatMs } from '../format.ts';
import { type Site, withSite } from '../site.ts';
import { percentile } from '../statistics.ts';
import type { Row, Table } from '../table.ts';
import type { Workbench } from '../workbench.ts';

const chatCount = 500;
const agentCount = 50;
const share = chatCount / agentCount;

/** 500 customers each write once a minute and get an answer. */
const messagesASecond = 16;
const mostMs = 1_000;

interface Chat {
  id: string;
  user: Reader;
  agent: Reader;
}

/** Callbacks by message id. */
type Arrivals = Map<string, () => void>;

export async function measureChats(workbench: Workbench): Promise<Table[]> {
  const load = loadOfMachine();
  return await withSite(workbench, async (site) => {
    const pages = new Agent({ keepAlive: true });
    const client = { url: site.product.url, agent: pages };
    const closing: (() => void)[] = [() => pages.destroy()];
    const closeAll = async () => closing.forEach((close) => void close());
    return await workbench.using(closeAll, async () => {
      workbench.say(`chats: signing up ${chatCount} customers and ${agentCount} agents`);
      const chats = await openChats(site, client);
      const arrivals: Arrivals = new Map();
      closing.push(...(await openPages(chats, (id) => arrivals.get(id)?.())));
      const seconds = workbench.isQuick ? 15 : 60;
      workbench.say(`chats: ${messagesASecond} messages a second for ${seconds} s`);
      const times = await writeFor(seconds, chats, arrivals);
      return [tableOf(times, { before: load, after: loadOfMachine() })];
    });
  });
}

async function openChats({ db, product }: Site, client: Client): Promise<Chat[]> {
  const tokens = await signUpCustomers(product.url, chatCount + agentCount);
  const agents = tokens.slice(0, agentCount).map((token): Reader => ({ client, token, side: 'agent' }));
  const roles = agents.map(({ token }) => ({ id: randomUUID(), userId: accountOf(token), role: 'agent' as const }));
  await db.insert(staffRoles).values(roles);
  const chats: Chat[] = [];
  for (const [place, token] of tokens.slice(agentCount).entries()) {
    const { status, body } = await post(client, '/support/chat', undefined, token);
    const agent = agents[Math.floor(place / share)];
    if (status !== 200 || !agent) throw new Error(`The chat was refused with ${status}`);
    chats.push({ id: (body as { id: string }).id, user: { client, token, side: 'user' }, agent });
  }
  return chats;
}

/** An agent has the inbox and ten chats open. */
async function openPages(chats: Chat[], onMessage: (id: string) => void): Promise<(() => void)[]> {
  const closing: (() => void)[] = [];
  for (let first = 0; first < chats.length; first += share) {
    const own = chats.slice(first, first + share);
    const [head] = own;
    if (!head) continue;
    const opened = [
      openPage({ ...head.agent, chats: own.map(({ id }) => id), onMessage }),
      ...own.map(({ id, user }) => openPage({ ...user, chats: [id], onMessage })),
    ];
    closing.push(...(await Promise.all(opened)).map(({ close }) => close));
  }
  return closing;
}

type Times = Record<Reader['side'], number[]>;

/** Measures the milliseconds until a message is on the other side's page, by sender. */
async function writeFor(seconds: number, chats: Chat[], arrivals: Arrivals): Promise<Times> {
  const times: Times = { user: [], agent: [] };
  const started = performance.now();
  const written = Array.from({ length: seconds * messagesASecond }, async (_, count) => {
    await wait((count * 1_000) / messagesASecond);
    // Each chat gets two messages before any gets more: 7 and 500 are coprime.
    const chat = chats[(Math.floor(count / 2) * 7) % chats.length];
    const side = count % 2 === 0 ? 'user' : 'agent';
    if (chat) times[side].push(await writeOne(chat, side, arrivals));
  });
  await Promise.all(written);
  if (performance.now() - started > seconds * 2_000) throw new Error('The messages did not keep up');
  return times;
}

async function writeOne({ id, ...sides }: Chat, side: Reader['side'], arrivals: Arrivals): Promise<number> {
  const { client, token } = sides[side];
  const messageId = randomUUID();
  const arrived = new Promise<number>((resolve) => arrivals.set(messageId, () => resolve(performance.now())));
  const started = performance.now();
  const path = `${side === 'agent' ? '/desk' : '/support'}/tickets/${id}/messages`;
  const { status } = await post(client, path, { messageId, message: 'Is it ready?' }, token);
  if (status !== 201) throw new Error(`The message was refused with ${status}`);
  return (await arrived) - started;
}

/** Returns the average of the last minute. */
function loadOfMachine(): string {
  return (os.loadavg()[0] ?? 0).toFixed(1);
}

function tableOf({ user, agent }: Times, load: { before: string; after: string }): Table {
  return {
    title: `${chatCount} open chats, ${agentCount} agents, one node`,
    columns: ['direction', 'messages', 'p50', 'p99', 'slowest', 'budget'],
    rows: [toRow('customer to agent', user), toRow('agent to customer', agent)],
    notes: [
      `${messagesASecond} messages a second, half of them in each direction; from sending to the answer that puts it on the other page. ` +
        'Pages read again what they are told of, mark it as read, and keep inbox and badge up to date, all of them in the process that measures.',
      `Load of the machine before: ${load.before}, at the end: ${load.after}.`,
    ],
  };
}

function toRow(direction: string, times: number[]): Row {
  const p99 = percentile(times, 99);
  const cells = [percentile(times, 50), p99, Math.max(...times)].map(formatMs);
  return { cells: [direction, String(times.length), ...cells, `p99 < ${mostMs} ms`], isWithin: p99 < mostMs };
}
