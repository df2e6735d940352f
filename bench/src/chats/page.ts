import type { ChatMessage } from '@pahiya/contract/support/schemas';
import type { Client } from '../client.ts';
import { get, put } from '../customers.ts';
import { openEvents } from './events.ts';

export interface Reader {
  client: Client;
  token: string;
  side: 'user' | 'agent';
}

interface Opened extends Reader {
  chats: string[];
  onMessage: (id: string) => void;
}

/** Reads again what the stream announces, marks messages as read, and keeps badge or inbox up to date. */
export async function openPage({ chats, onMessage, ...reader }: Opened): Promise<{ close(): void }> {
  const { client, token, side } = reader;
  const place = side === 'agent' ? '/desk/tickets' : '/support/tickets';
  const around = side === 'agent' ? '/desk/tickets?view=all' : '/notifications/unread';
  const conversations = new Map(
    chats.map((id) => [`support:${id}`, oneByOne(() => readChat(reader, `${place}/${id}`, known, onMessage))]),
  );
  const known = new Map<string, number>();
  const readAround = oneByOne(async () => void (await get(client, around, token)));
  const topics = [...conversations.keys(), side === 'agent' ? 'desk:support' : 'notifications'];
  return await openEvents(client, {
    token,
    topics,
    onEvent: ({ topic }) => (conversations.get(topic) ?? readAround)(),
  });
}

async function readChat(
  { client, token, side }: Reader,
  path: string,
  known: Map<string, number>,
  onMessage: Opened['onMessage'],
): Promise<void> {
  const [{ body }] = await Promise.all([
    get(client, `${path}/messages?after=${known.get(path) ?? 0}`, token),
    get(client, path, token),
  ]);
  const { items } = body as { items: ChatMessage[] };
  const others = items.filter(({ senderType }) => senderType !== side);
  for (const { id } of others) onMessage(id);
  known.set(path, items.at(-1)?.seq ?? known.get(path) ?? 0);
  const last = others.at(-1)?.seq;
  if (last) await put(client, `${path}/marks`, { deliveredSeq: last, readSeq: last }, token);
}

/** Calls during a run cause one more run, as with invalidated queries. */
function oneByOne(run: () => Promise<void>): () => void {
  let isRunning = false;
  let isDue = false;
  async function runWhileDue(): Promise<void> {
    isRunning = true;
    while (isDue) {
      isDue = false;
      // Requests fail when the server stops at the end of the measurement.
      await run().catch(() => undefined);
    }
    isRunning = false;
  }
  return () => {
    isDue = true;
    if (!isRunning) void runWhileDue();
  };
}
