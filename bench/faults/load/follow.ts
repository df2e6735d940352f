import http from 'node:http';
import https from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { apiPrefix } from '@pahiya/contract/router';
import type { Person } from './person.ts';

/** An acknowledged change that the streams must tell. */
export interface Expected {
  topic: string;
  ref: string;
  sentAt: number;
  /** Null if everybody follows it. */
  reader: string | null;
}

export interface Follower {
  /** How often the stream ended by itself and was opened again. */
  resumed: number;
  /** True if since then the stream has told to read the object or its whole topic again. */
  hasTold(expected: Expected): boolean;
  /** Opens the stream again, at these addresses in turn. Does not count as resumed. */
  moveTo(urls: string[]): void;
  close(): void;
}

type Reader = Pick<Person, 'token' | 'renew'>;

const retryMs = 250;
const openedMs = 20_000;

/** Follows the topics as a page does. It opens an ended stream again at the other node, with the last position. */
export async function follow(reader: Reader, first: string[], topics: string[]): Promise<Follower> {
  /** By topic and object, or by topic alone for the whole of it. */
  const toldAt = new Map<string, number>();
  let urls = first;
  let place: string | undefined;
  let node = 0;
  let isOver = false;
  let hasMoved = false;
  let closeStream: () => void = () => undefined;
  let lastStatus = 0;
  const opened = Promise.withResolvers<void>();
  const refused = setTimeout(() => opened.reject(new Error(`No stream, but status ${lastStatus}`)), openedMs);

  function read(block: string): void {
    const id = /^id: (.*)$/m.exec(block)?.[1];
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (id) place = id;
    if (!data) return;
    const { topic, id: ref } = JSON.parse(data) as { topic: string; id: string | null };
    if (topic === 'stream') opened.resolve();
    else toldAt.set(ref === null ? topic : `${topic} ${ref}`, performance.now());
  }

  function openOnce(): Promise<number> {
    const url = `${urls[node % urls.length]}${apiPrefix}/live?topics=${topics.join()}`;
    const { request } = url.startsWith('https:') ? https : http;
    const headers = { authorization: `Bearer ${reader.token}`, ...(place && { 'last-event-id': place }) };
    return new Promise((resolve) => {
      // A proxy on this machine has a certificate that nobody signed.
      const options = { agent: false, headers, rejectUnauthorized: false };
      const sent = request(url, options, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          const blocks = `${text}${chunk}`.split('\n\n');
          text = blocks.pop() ?? '';
          if (response.statusCode === 200) for (const block of blocks) read(block);
        });
        response.on('error', () => undefined).once('close', () => resolve(response.statusCode ?? 0));
      });
      sent.once('error', () => resolve(0));
      sent.end();
      closeStream = () => sent.destroy();
    });
  }

  async function keepOpen(): Promise<void> {
    while (!isOver) {
      hasMoved = false;
      lastStatus = await openOnce();
      if (isOver) return;
      if (!hasMoved) await afterEnd();
      await wait(retryMs);
    }
  }

  /** A sign-in that fails is tried again after the next stream. */
  async function afterEnd(): Promise<void> {
    follower.resumed += 1;
    if (lastStatus === 401) await reader.renew().catch(() => undefined);
    else node += 1;
  }

  const follower: Follower = {
    resumed: 0,
    // Each message of a ticket tells the same object, so the time matters.
    hasTold: ({ topic, ref, sentAt }) =>
      [topic, `${topic} ${ref}`].some((key) => (toldAt.get(key) ?? Number.NEGATIVE_INFINITY) > sentAt),
    moveTo(others) {
      urls = others;
      node = 0;
      hasMoved = true;
      closeStream();
    },
    close() {
      isOver = true;
      closeStream();
    },
  };
  void keepOpen();
  await opened.promise.finally(() => clearTimeout(refused));
  return follower;
}
