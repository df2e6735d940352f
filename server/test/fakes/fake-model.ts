import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { ModelSettings } from '../../src/config/revvy.ts';
import { formats, type Protocol, type Turn } from './fake-model-protocols.ts';

export interface FakeModel {
  settings: ModelSettings;
  requests: string[];
  sentAt: number[];
  /** Responses that the client aborted. */
  brokenOff: number;
  /** Sets the answers to the next requests, in order. Later ones get a greeting. */
  script(...turns: Turn[]): void;
  flags: RegExp | null;
  stop(): Promise<void>;
}

/** Must not appear anywhere else. */
export const secretKey = 'sk-only-the-provider-sees-this';

const protocols: Record<ModelSettings['provider'], Protocol> = {
  anthropic: 'anthropic',
  google: 'google',
  openai: 'openai',
  'openai-compatible': 'openai',
};

/** Refuses requests without the key. */
export async function startFakeModel(provider: ModelSettings['provider']): Promise<FakeModel> {
  const turns: Turn[] = [];
  const format = formats[protocols[provider]];
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readText(request);
    if (!isKeyed(request)) return sendJson(response, 401, format.error('no key'));
    if (request.url === '/moderations') {
      return sendJson(response, 200, { results: [{ flagged: model.flags?.test(JSON.parse(body).input) ?? false }] });
    }
    model.requests.push(body);
    response.on('close', () => {
      if (!response.writableFinished) model.brokenOff += 1;
    });
    await perform(response, turns.shift() ?? { say: ['Hello from the model.'] });
  }

  async function perform(response: ServerResponse, turn: Turn): Promise<void> {
    if (turn.waitMs) await wait(turn.waitMs);
    if (turn.status) {
      // Real providers repeat the key in such errors.
      response.writeHead(turn.status, { 'content-type': 'application/json', ...turn.headers });
      response.end(turn.body ?? JSON.stringify(format.error(`the key ${secretKey} is not welcome`)));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of format.pieces(turn)) {
      model.sentAt.push(performance.now());
      response.write(piece);
      await wait(turn.pauseMs ?? 1);
    }
    if (turn.end === 'hang') return;
    if (turn.end === 'cut') return void response.destroy();
    if (turn.end === 'malformed') response.write('data: {"choices": [{"del\n\n');
    if (turn.end !== 'close') for (const piece of format.ending(turn)) response.write(piece);
    response.end();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const model: FakeModel = {
    settings: {
      ...{ provider, model: 'fake', apiKey: secretKey, dailyTokens: 100_000, seesPictures: true },
      ...{ firstTokenMs: 5_000, totalMs: 10_000, moderationModel: undefined },
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    requests: [],
    sentAt: [],
    brokenOff: 0,
    script: (...wanted) => void turns.push(...wanted),
    flags: null,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return model;
}

function isKeyed({ headers }: IncomingMessage): boolean {
  const keys = [headers.authorization?.replace('Bearer ', ''), headers['x-api-key'], headers['x-goog-api-key']];
  return keys.includes(secretKey);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
