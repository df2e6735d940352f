import { connect } from 'node:net';
import type { LiveMessage } from '@pahiya/contract/live/schemas';
import { apiPrefix } from '@pahiya/contract/router';

interface Wanted {
  token: string;
  topics: string[];
  onEvent: (event: LiveMessage) => void;
}

const dataLine = /^data: (.*)$/gm;

/**
 * Reads a stream without an HTTP client, which would take more of the machine than the server does. The server sends
 * each event in one piece. Resolves when the stream has sent its position.
 */
export function openRawStream(url: string, { token, topics, onEvent }: Wanted): Promise<{ close(): void }> {
  const { hostname, port, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    const head = [
      `GET ${apiPrefix}/live?topics=${topics.join()} HTTP/1.1`,
      `host: ${host}`,
      `authorization: Bearer ${token}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The stream ended before it began')));
    socket.on('data', (text: string) => {
      for (const [, line = ''] of text.matchAll(dataLine)) {
        const event = readOnce(line);
        if (event.topic === 'stream') resolve({ close: () => socket.destroy() });
        else onEvent(event);
      }
    });
  });
}

const known = new Map<string, LiveMessage>();
const mostKnown = 100;

/** Parses each text once, because a thousand streams get the same one. */
function readOnce(line: string): LiveMessage {
  const event: LiveMessage = known.get(line) ?? JSON.parse(line);
  if (known.size >= mostKnown) known.clear();
  known.set(line, event);
  return event;
}
