import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { ModelSettings } from '../../../config/revvy.ts';
import { isFlagged } from './moderation.ts';

async function serve(answer: { status: number; headers?: Record<string, string>; body?: string }) {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked };
}

function moderate(baseUrl: string) {
  const settings: ModelSettings = {
    ...{ provider: 'openai', model: 'm', apiKey: 'k', baseUrl, dailyTokens: 1, seesPictures: false },
    ...{ firstTokenMs: 1_000, totalMs: 1_000, moderationModel: 'moderator' },
  };
  return isFlagged({ settings, text: 'a question', fetch, signal: AbortSignal.timeout(5_000) });
}

test('the question and the key go to the provider only: redirects are not followed', async () => {
  const elsewhere = await serve({ status: 200, body: '{"results":[{"flagged":false}]}' });
  const provider = await serve({ status: 307, headers: { location: `${elsewhere.url}/moderations` } });
  await expect(moderate(provider.url)).rejects.toThrow();
  expect(elsewhere.asked()).toBe(0);
});
