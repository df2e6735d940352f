import http from 'node:http';
import https from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { apiPrefix } from '@pahiya/contract/router';
import type { Person } from './person.ts';

/** An acknowledged change that streams must tell. */
export interface Expected {
  topic: string;
  ref: string;
  sentAt: number;
  /** Null if everybody follows it. */
  reader: string | null;
}

export interface Follower {
  /** How often the stream ended and was opened again. */
  resumed: number;
  /** True if the stream told the change, or told to read its whole topic again. */
  hasTold(expected: Expected): boolean;
  /** Opens the stream again, at these addresses in turn. */
  moveTo(urls: string[]): void;
  close(): void;
}

const retryMs = 250;
const openedMs = 20_000;

/** Follows the topics as a page does: it opens an ended stream again, at either node, with the last position. */
export async function follow(person: Person, first: string[], topics: string[]): Promise<Follower> {
  const told = new Set<string>();
  const wholeAt = new Map<string, number>();
  let urls = first;
  let place: string | undefined;
  let node = 0;
  let isOver = false;
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
    else if (ref === null) wholeAt.set(topic, performance.now());
    else told.add(`${topic} ${ref}`);
  }

  function openOnce(): Promise<number> {
    const url = `${urls[node % urls.length]}${apiPrefix}/live?topics=${topics.join()}`;
    const { request } = url.startsWith('https:') ? https : http;
    const headers = { authorization: `Bearer ${person.token}`, ...(place && { 'last-event-id': place }) };
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
      const status = await openOnce();
      lastStatus = status;
      if (isOver) return;
      if (status === 401) await person.renew().catch(() => undefined);
      else node += 1;
      follower.resumed += 1;
      await wait(retryMs);
    }
  }

  const follower: Follower = {
    resumed: 0,
    hasTold: ({ topic, ref, sentAt }) => told.has(`${topic} ${ref}`) || (wholeAt.get(topic) ?? -1) > sentAt,
    moveTo(others) {
      urls = others;
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
