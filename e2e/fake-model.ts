import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeModel {
  /** The base URL of an OpenAI-compatible server. */
  url: string;
  /** Streams another part of the answer. Waits for a question first. */
  say(text: string): Promise<void>;
  end(): Promise<void>;
  fail(): Promise<void>;
  /** Closes the answer that a failed test has left open. */
  reset(): void;
  close(): void;
}

/**
 * An AI model whose answers are streamed by the test (https://platform.openai.com/docs/api-reference/chat-streaming).
 */
export async function startFakeModel(): Promise<FakeModel> {
  let answer = Promise.withResolvers<ServerResponse>();
  let open: ServerResponse | undefined;
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk({ role: 'assistant', content: '' }));
    open = response;
    // The next `say` must not write to an answer that the product has abandoned.
    response.once('close', () => {
      if (open === response) over();
    });
    answer.resolve(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  function over(): void {
    open = undefined;
    answer = Promise.withResolvers<ServerResponse>();
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async say(text) {
      (await answer.promise).write(chunk({ content: text }));
    },
    async end() {
      (await answer.promise).end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
      over();
    },
    async fail() {
      (await answer.promise).destroy();
      over();
    },
    reset() {
      open?.destroy();
      over();
    },
    close: () => void server.close(),
  };
}

function chunk(delta: object, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  const data = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'fake', choices };
  return `data: ${JSON.stringify(data)}\n\n`;
}
