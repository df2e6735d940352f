import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { importsFrom } from '../installed/import-from.ts';
import {
  closure,
  feed,
  holidays,
  inCity,
  nearest,
  oneGarage,
  openingHours,
  services,
  slots,
} from './fastify-statements.ts';
import type { PeerPlan } from './peer-plan.ts';

/** The peers' interfaces, as far as they are used here. */
interface Request {
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string | undefined>;
}
interface Fastify {
  get(path: string, answer: (request: Request) => Promise<unknown>): void;
  listen(where: { port: number; host: string }): Promise<string>;
  close(): Promise<void>;
}
interface Jose {
  jwtVerify(token: string, key: Uint8Array): Promise<{ payload: { sub?: string } }>;
  SignJWT: new (
    claims: object,
  ) => {
    setProtectedHeader(header: object): { setSubject(id: string): { sign(key: Uint8Array): Promise<string> } };
  };
}

const plan: PeerPlan = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8'));
const importPeer = importsFrom(plan.folder);
const { default: fastify } = (await importPeer('fastify')) as { default: () => Fastify };
const { default: driver } = (await importPeer('pg')) as { default: typeof pg };
const { jwtVerify, SignJWT } = (await importPeer('jose')) as Jose;

const pool = new driver.Pool({ ...plan.connection, max: plan.poolSize });
const key = new TextEncoder().encode(plan.secret);
const app = fastify();

async function read(statement: { name: string; text: string }, ...values: unknown[]) {
  return (await pool.query({ ...statement, values })).rows;
}

app.get('/garages/nearby', ({ query: { city, latitude, longitude } }) =>
  city === undefined ? read(nearest, latitude, longitude) : read(inCity, city),
);

app.get('/garages/:id/slots', async ({ params: { id }, query: { date } }) => {
  const [found, [day]] = await Promise.all([read(slots, id, date), read(closure, id, date)]);
  return {
    date,
    closure: day?.isHoliday ? 'holiday' : found[0]?.hasMechanics && !day?.hasActive ? 'no_mechanics' : null,
    slots: day?.isHoliday ? [] : found.map(toSlot),
  };
});

function toSlot({ hasMechanics, free, ...times }: Record<string, unknown>) {
  const available = !hasMechanics || Number(free) > 0;
  return { ...times, available, freeMechanics: hasMechanics ? free : null };
}

app.get('/garages/:id', async ({ params: { id } }) => {
  const [[garage], offered, hours, closed] = await Promise.all([
    read(oneGarage, id),
    read(services, id),
    read(openingHours, id),
    read(holidays, id),
  ]);
  return { garage, openingHours: hours, holidays: closed.map(({ date }) => date), services: offered };
});

app.get('/posts', async ({ headers }) => {
  const { payload } = await jwtVerify(headers.authorization?.replace('Bearer ', '') ?? '', key);
  const rows = await read(feed, payload.sub);
  const last = rows.length > 20 ? rows[19] : undefined;
  return {
    items: rows.slice(0, 20).map(toPost),
    nextCursor: last ? `${last.createdAt.toISOString()}_${last.id}` : null,
  };
});

function toPost(row: Record<string, unknown>) {
  const { author: id, username, fullName, avatarUrl, folder, width, height, widths, placeholder, ...post } = row;
  const image = folder ? { folder, width, height, widths, placeholder } : null;
  return { ...post, author: { id, username, fullName, avatarUrl }, image };
}

app.get('/token', async ({ query }) => {
  const claims = new SignJWT({ jti: randomUUID() }).setProtectedHeader({ alg: 'HS256' });
  return { token: await claims.setSubject(query.user ?? '').sign(key) };
});

process.stdout.write(`Fastify is ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);

process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
