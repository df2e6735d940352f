import { asBrowser, ask, type Client, openClient } from '../client.ts';
import { bearer, signIn } from '../customers.ts';
import { choosePages } from '../pages/choose-pages.ts';
import { askUnseen } from '../pages/unseen.ts';
import { chooseReadTargets, feedTarget } from '../read-targets.ts';
import type { Site } from '../site.ts';
import { comment, prepareBookings, toggleLike, type Writer } from '../writes.ts';

interface Kind {
  name: string;
  /** Share in percent. */
  share: number;
  send(writer: Writer): Promise<void>;
}

const garages = 250;

/** Returns a function that sends the requests of an ordinary day, one a call, in their proportions. */
export async function prepareMix({ db, product: { url } }: Site, writers: Writer[]): Promise<() => Promise<void>> {
  const client = openClient(url, { most: 256 });
  const pages = turnsOf((await choosePages(db)).map(({ path }) => path));
  const targets = [...(await chooseReadTargets(db)), feedTarget];
  const reads = turnsOf(targets.flatMap(({ requests }) => requests.map(({ path }) => path)));
  const book = await prepareBookings(db, garages);
  const kinds: Kind[] = [
    { name: 'page', share: 34, send: () => read(client, pages(), asBrowser) },
    { name: 'page to render', share: 1, send: () => readUnseen(client, pages()) },
    { name: 'read', share: 45, send: ({ token }) => read(client, reads(), bearer(token)) },
    { name: 'sign-in', share: 1, send: (writer) => renewToken(client, writer) },
    { name: 'booking', share: 3, send: ({ token }) => book({ client, token }) },
    { name: 'like', share: 12, send: (writer) => toggleLike(writer, writer.postId) },
    { name: 'comment', share: 4, send: (writer) => comment(writer, writer.postId) },
  ];
  const order = turnsOf(spread(kinds));
  const nextOf = new Map(kinds.map((kind) => [kind, turnsOf(writers)]));
  return async () => {
    const kind = order();
    const writer = nextOf.get(kind)?.();
    if (!writer) throw new Error('There is no customer');
    await kind.send(writer).catch((error: Error) => {
      throw new Error(`${kind.name}: ${error.message}`);
    });
  };
}

async function read(client: Client, path: string, headers: Record<string, string>): Promise<void> {
  const { status } = await ask(client, { path, headers });
  if (status !== 200) throw new Error(String(status));
}

async function readUnseen(client: Client, page: string): Promise<void> {
  const { path, headers } = askUnseen(page);
  await read(client, path, { ...asBrowser, ...headers });
}

/** Signs in again, because access tokens last ten minutes. */
async function renewToken(client: Client, writer: Writer): Promise<void> {
  writer.token = await signIn(client, writer.email);
}

/** Repeats each kind by its share, evenly spread. */
export function spread<Item extends { share: number }>(kinds: Item[]): Item[] {
  const placed = kinds.flatMap((kind) =>
    Array.from({ length: kind.share }, (_, index) => ({ kind, at: (index + 0.5) / kind.share })),
  );
  return placed.toSorted((one, other) => one.at - other.at).map(({ kind }) => kind);
}

function turnsOf<Item>(items: Item[]): () => Item {
  let turn = 0;
  return () => {
    const item = items[turn++ % items.length];
    if (item === undefined) throw new Error('There is nothing to take in turn');
    return item;
  };
}
