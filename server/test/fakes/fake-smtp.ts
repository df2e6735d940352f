import net from 'node:net';
import tls from 'node:tls';

export interface ReceivedMail {
  to: string;
  source: string;
}

/** `hangs`, or a line such as `550 no such box`. Null accepts the mail. */
export type Verdict = (to: string) => 'hangs' | string | null;

interface FakeSmtp {
  url: string;
  received: ReceivedMail[];
  mostAtOnce(): number;
  closed(): number;
  judge(verdict: Verdict): void;
  /** Drops the connection after accepting a mail, before acknowledging it. */
  dropAfterData(isOn: boolean): void;
  stop(): Promise<void>;
}

interface Settings {
  /** Enables STARTTLS. */
  certificate?: { key: string; cert: string };
}

/** RFC 5321. */
export async function startFakeSmtp({ certificate }: Settings = {}): Promise<FakeSmtp> {
  const received: ReceivedMail[] = [];
  const open = new Set<net.Socket>();
  const rules = { verdict: (() => null) as Verdict, isDropped: false, most: 0, closed: 0 };
  const server = net.createServer((socket) => {
    open.add(socket);
    rules.most = Math.max(rules.most, open.size);
    socket.on('close', () => {
      open.delete(socket);
      rules.closed += 1;
    });
    socket.on('error', () => undefined);
    socket.write('220 fake.example ESMTP\r\n');
    converse(socket, { received, rules, certificate });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A listening server has a port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    mostAtOnce: () => rules.most,
    closed: () => rules.closed,
    judge(verdict) {
      rules.verdict = verdict;
    },
    dropAfterData(isOn) {
      rules.isDropped = isOn;
    },
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Conversation {
  received: ReceivedMail[];
  rules: { verdict: Verdict; isDropped: boolean };
  certificate?: Settings['certificate'];
}

function converse(socket: net.Socket, conversation: Conversation): void {
  let waiting = '';
  let to = '';
  let isData = false;

  function answer(line: string): void {
    const command = line.toUpperCase();
    if (command.startsWith('EHLO')) {
      const offers =
        conversation.certificate && !(socket instanceof tls.TLSSocket)
          ? '250-fake.example\r\n250 STARTTLS'
          : '250 fake.example';
      socket.write(`${offers}\r\n`);
    } else if (command === 'STARTTLS' && conversation.certificate) {
      socket.write('220 go ahead\r\n');
      socket.removeListener('data', read);
      converse(
        new tls.TLSSocket(socket, { isServer: true, ...conversation.certificate }).on('error', () => undefined),
        conversation,
      );
    } else if (command === 'STARTTLS') socket.write('502 not here\r\n');
    else if (command.startsWith('RCPT TO')) {
      to = line.match(/<(.*)>/)?.[1] ?? '';
      const verdict = conversation.rules.verdict(to);
      if (verdict !== 'hangs') socket.write(`${verdict ?? '250 ok'}\r\n`);
    } else if (command === 'DATA') {
      isData = true;
      socket.write('354 go on\r\n');
    } else if (command === 'QUIT') socket.end('221 bye\r\n');
    else socket.write('250 ok\r\n');
  }

  function read(chunk: Buffer): void {
    waiting += chunk.toString('latin1');
    for (;;) {
      const end = waiting.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const text = waiting.slice(0, end);
      waiting = waiting.slice(end + (isData ? 5 : 2));
      if (!isData) {
        answer(text);
        continue;
      }
      isData = false;
      conversation.received.push({ to, source: text });
      if (conversation.rules.isDropped) socket.destroy();
      else socket.write('250 taken\r\n');
    }
  }

  socket.on('data', read);
}
