import { request } from 'node:http';
import type { LiveMessage } from '@pahiya/contract/live/schemas';
import { apiPrefix } from '@pahiya/contract/router';
import type { Client } from '../client.ts';

interface Wanted {
  token: string;
  topics: string[];
  onEvent: (event: LiveMessage) => void;
  onEnd?: () => void;
}

/** Opens the stream on its own connection. Resolves when the stream has sent its position. */
export function openEvents({ url }: Client, { token, topics, onEvent, onEnd }: Wanted): Promise<{ close(): void }> {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${apiPrefix}/live?topics=${topics.join()}`, { agent: false, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`The stream was refused with ${response.statusCode}`));
      else if (onEnd) response.once('close', onEnd);
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const lines = `${text}${chunk}`.split('\n');
        text = lines.pop() ?? '';
        for (const line of lines) {
          const event = parse(line);
          if (event?.topic === 'stream') resolve({ close: () => sent.destroy() });
          else if (event) onEvent(event);
        }
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

function parse(line: string): LiveMessage | undefined {
  return line.startsWith('data: ') ? JSON.parse(line.slice('data: '.length)) : undefined;
}
