import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { v7 as uuidv7 } from 'uuid';
import { expect, vi } from 'vitest';
import { createSimulator, type Simulator } from '../src/features/payments/client/simulator-page.ts';
import type { GatewayEvent, GatewayLink, LinkRequest, PaymentGateway } from '../src/features/payments/types.ts';
import { readEvent } from '../src/features/payments/webhooks/read-event.ts';
import { isSigned } from '../src/features/payments/webhooks/signature.ts';
import type { TestDatabase } from './database.ts';

export interface ReceivedWebhook {
  id: string;
  name: string;
  event: GatewayEvent;
  isSigned: boolean;
}

export interface SimulatorNode {
  gateway: PaymentGateway;
  origin: string;
  received: ReceivedWebhook[];
  /** Statuses that the receiver returns, one after the other; then 200. */
  answers: number[];
  pass(seconds: number): void;
  linkRequest(change?: Partial<LinkRequest>): LinkRequest;
  createLink(): Promise<GatewayLink>;
  get(path: string, headers?: Record<string, string>): Promise<{ response: Response; text: string }>;
  open(
    link: GatewayLink,
    search?: string,
    headers?: Record<string, string>,
  ): Promise<{ response: Response; text: string }>;
  formOf(link: GatewayLink, fields?: Record<string, string>): Promise<URLSearchParams>;
  post(link: GatewayLink, form: URLSearchParams): Promise<{ status: number; to: string }>;
  submit(link: GatewayLink, fields?: Record<string, string>): Promise<{ status: number; to: string }>;
  /** Also checks that no further one arrives. */
  receive(count: number): Promise<ReceivedWebhook[]>;
  /** The receiver stays. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const webhookSecret = 'the webhook secret of this node';

export async function startSimulatorNode({ db }: Pick<TestDatabase, 'db'>): Promise<SimulatorNode> {
  const received: ReceivedWebhook[] = [];
  const answers: number[] = [];
  const listener = createServer(async (request, response) => {
    received.push(await readWebhook(request));
    const isRight = request.method === 'POST' && request.url === '/api/webhooks/razorpay';
    response.writeHead(isRight ? (answers.shift() ?? 200) : 404).end();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  let now = new Date();
  let [simulator, page] = start();

  function start(): [Simulator, Hono] {
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const options = { db, origin, webhookSecret, log, now: () => now, retryDelaysMs: [20, 20] };
    const started = createSimulator(options);
    return [started, new Hono().route('/simulated-checkout', started.app)];
  }

  const node: SimulatorNode = {
    get gateway() {
      return simulator.gateway;
    },
    origin,
    received,
    answers,
    pass(seconds) {
      now = new Date(now.getTime() + seconds * 1_000);
    },
    linkRequest: (change = {}) => ({
      reference: uuidv7(),
      bookingId: uuidv7(),
      amount: 129_950,
      description: 'Brake Pads at <b>Asha</b> & Sons',
      customer: { name: 'Asha Rao', email: 'asha@example.com', phone: null },
      expiresAt: new Date(now.getTime() + 20 * 60_000),
      callbackUrl: `${origin}/payment-success?booking_id=b1&payment_id=p1`,
      ...change,
    }),
    createLink: () => simulator.gateway.createLink(node.linkRequest()),
    async get(path, headers = {}) {
      const response = await page.request(path, { headers });
      return { response, text: await response.text() };
    },
    open: (link, search = '', headers = {}) => node.get(`${new URL(link.url).pathname}${search}`, headers),
    async formOf(link, fields = {}) {
      const { text } = await node.open(link);
      const attempt = /name="attempt" value="(\w+)"/.exec(text)?.[1] ?? '';
      return new URLSearchParams({ attempt, method: 'upi', choice: 'pay', delay: '0', ...fields });
    },
    async post(link, form) {
      const response = await page.request(new URL(link.url).pathname, { method: 'POST', body: form });
      return { status: response.status, to: response.headers.get('location') ?? '' };
    },
    submit: async (link, fields) => await node.post(link, await node.formOf(link, fields)),
    async receive(count) {
      await expect.poll(() => received.length).toBeGreaterThanOrEqual(count);
      await sleep(60);
      expect(received.map(({ name }) => name)).toHaveLength(count);
      return received;
    },
    async restart() {
      await simulator.stop();
      [simulator, page] = start();
    },
    async stop() {
      await simulator.stop();
      listener.closeAllConnections();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
  return node;
}

async function readWebhook(request: IncomingMessage): Promise<ReceivedWebhook> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const raw = Buffer.concat(chunks);
  const body = JSON.parse(raw.toString());
  return {
    id: String(request.headers['x-razorpay-event-id']),
    name: body.event,
    event: readEvent(body),
    isSigned: isSigned(raw, request.headers['x-razorpay-signature']?.toString(), [webhookSecret]),
  };
}
