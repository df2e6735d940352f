import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answering } from './answering.ts';
import { FakeBooks } from './fake-razorpay-books.ts';
import { type FakeLink, type FakePayment, type FakeRefund, Refused } from './fake-razorpay-entities.ts';
import { type Delivery, deliver, type FakeWebhook, linkPaid, webhook } from './fake-razorpay-webhooks.ts';

export type FakeOperation =
  | 'createLink'
  | 'listLinks'
  | 'fetchLink'
  | 'cancelLink'
  | 'fetchPayment'
  | 'createRefund'
  | 'listRefunds'
  | 'fetchRefund';

/** Only `lostAnswer` (the connection breaks) and `lateAnswer` (no response) execute the request. */
export type FakeFailure =
  | 'badRequest'
  | 'unauthorized'
  | 'forbidden'
  | 'limited'
  | 'serverError'
  | 'hang'
  | 'lostAnswer'
  | 'lateAnswer'
  | 'reset'
  | 'html'
  | 'badUrl';

export interface FakeRequest {
  operation: FakeOperation;
  body: Record<string, unknown>;
}

export interface FakeRazorpay {
  url: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** None are sent while it is null. */
  webhookUrl: string | null;
  /** Requests with the right key, including those that were made to fail. */
  requests: FakeRequest[];
  links(): FakeLink[];
  payments(): FakePayment[];
  refunds(): FakeRefund[];
  misbehave(operation: FakeOperation, failure: FakeFailure, times?: number): void;
  /** Ends refunds at once. Otherwise they wait for `settleRefund`. */
  refundAtOnce(): void;
  /** Returns the webhooks' statuses. A second payment, or one after the link's end, also brings money. */
  pay(linkId: string, delivery?: Delivery): Promise<number[]>;
  /** `amount` is in the smallest unit of the currency. */
  payOddly(linkId: string, money: { amount?: number; currency?: string }, delivery?: Delivery): Promise<number[]>;
  /** No webhook is sent. */
  payQuietly(linkId: string): FakePayment;
  fail(linkId: string, delivery?: Delivery): Promise<number[]>;
  expire(linkId: string, delivery?: Delivery): Promise<number[]>;
  settleRefund(refundId: string, status: 'processed' | 'failed', delivery?: Delivery): Promise<number[]>;
  /** Sends events again under their event ids. */
  repeat(event?: string, delivery?: Delivery): Promise<number[]>;
  stop(): Promise<void>;
}

interface FakeOptions {
  webhookUrl?: string;
  webhookSecret?: string;
  port?: number;
  now?: () => Date;
}

export async function startFakeRazorpay(options: FakeOptions = {}): Promise<FakeRazorpay> {
  const key = { keyId: 'rzp_test_Fake0000000000', keySecret: 'a secret of the fake' };
  const failures = new Map<FakeOperation, FakeFailure[]>();
  const requests: FakeRequest[] = [];
  const sent: FakeWebhook[] = [];
  let url = '';
  const books = new FakeBooks(options.now ?? (() => new Date()), () => url);
  const server = createServer(answering(answer));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(request);
    if (request.headers.authorization !== basic(key))
      return refuse(response, new Refused('Authentication failed', 401));
    if (!call) return refuse(response, new Refused('The requested URL was not found on the server.'));
    requests.push({ operation: call.operation, body: call.body });
    const failure = failures.get(call.operation)?.shift();
    if (failure && failBefore(failure, response)) return;
    try {
      const done = perform(books, call);
      if (failure === 'lostAnswer') response.destroy();
      else if (failure === 'badUrl') send(response, 200, { ...done, short_url: 'javascript:alert(1)' });
      else if (failure !== 'lateAnswer') send(response, 200, done);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refuse(response, error);
    }
  }

  async function sendWebhooks(webhooks: FakeWebhook[], delivery?: Delivery): Promise<number[]> {
    sent.push(...webhooks);
    return fake.webhookUrl ? await deliver(fake.webhookUrl, fake.webhookSecret, webhooks, delivery) : [];
  }

  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeRazorpay = {
    url,
    ...key,
    webhookSecret: options.webhookSecret ?? 'a webhook secret of the fake',
    webhookUrl: options.webhookUrl ?? null,
    requests,
    links: () => [...books.links.values()],
    payments: () => [...books.payments.values()],
    refunds: () => [...books.refunds.values()],
    misbehave(operation, failure, times = 1) {
      failures.set(operation, [...(failures.get(operation) ?? []), ...Array<FakeFailure>(times).fill(failure)]);
    },
    refundAtOnce() {
      books.refundStatus = 'processed';
    },
    pay: async (linkId, delivery) => await sendWebhooks(linkPaid(books.link(linkId), books.pay(linkId)), delivery),
    payOddly: async (linkId, money, delivery) =>
      await sendWebhooks(linkPaid(books.link(linkId), books.pay(linkId, money)), delivery),
    payQuietly: (linkId) => books.pay(linkId),
    fail: async (linkId, delivery) =>
      await sendWebhooks([webhook('payment.failed', { payment: books.failPayment(linkId) })], delivery),
    expire: async (linkId, delivery) =>
      await sendWebhooks([webhook('payment_link.expired', { payment_link: books.expireLink(linkId) })], delivery),
    async settleRefund(refundId, status, delivery) {
      const refund = books.settleRefund(refundId, status);
      const payment = books.payment(refund.payment_id);
      return await sendWebhooks([webhook(`refund.${status}`, { refund, payment })], delivery);
    },
    async repeat(event, delivery) {
      const webhooks = sent.filter((one) => event === undefined || one.event === event);
      return fake.webhookUrl ? await deliver(fake.webhookUrl, fake.webhookSecret, webhooks, delivery) : [];
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}

interface Call extends FakeRequest {
  ids: string[];
  search: URLSearchParams;
  refundKey: string | undefined;
}

const routes: [string, RegExp, FakeOperation][] = [
  ['POST', /^\/v1\/payment_links\/?$/, 'createLink'],
  ['GET', /^\/v1\/payment_links\/?$/, 'listLinks'],
  ['GET', /^\/v1\/payment_links\/(plink_\w+)$/, 'fetchLink'],
  ['POST', /^\/v1\/payment_links\/(plink_\w+)\/cancel$/, 'cancelLink'],
  ['GET', /^\/v1\/payments\/(\w+)$/, 'fetchPayment'],
  ['POST', /^\/v1\/payments\/(\w+)\/refund$/, 'createRefund'],
  ['GET', /^\/v1\/payments\/(\w+)\/refunds$/, 'listRefunds'],
  ['GET', /^\/v1\/payments\/\w+\/refunds\/(\w+)$/, 'fetchRefund'],
];

async function readCall(request: IncomingMessage): Promise<Call | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  for (const [method, path, operation] of routes) {
    const match = method === request.method ? path.exec(pathname) : null;
    const refundKey = request.headers['x-refund-idempotency']?.toString();
    const body = text ? JSON.parse(text) : {};
    if (match) return { operation, body, ids: match.slice(1), search: searchParams, refundKey };
  }
  return null;
}

function perform(books: FakeBooks, { operation, ids: [id = ''], body, search, refundKey }: Call): object {
  switch (operation) {
    case 'createLink':
      return { ...books.createLink(body) };
    case 'listLinks':
      return listLinks(books, search);
    case 'fetchLink':
      return books.link(id);
    case 'cancelLink':
      return books.cancelLink(id);
    case 'fetchPayment':
      return books.payment(id);
    case 'createRefund':
      return books.refund(id, body, refundKey);
    case 'listRefunds':
      return collection(books.refundsOf(books.payment(id).id));
    case 'fetchRefund':
      return books.refunds.get(id) ?? refuseId();
  }
}

/** Leaves out the payments, as the documentation's sample does. */
function listLinks(books: FakeBooks, search: URLSearchParams): object {
  const reference = search.get('reference_id');
  const found = [...books.links.values()].filter((link) => reference === null || link.reference_id === reference);
  const page = found.slice(0, Number(search.get('count') ?? 10));
  return { payment_links: page.map((link) => ({ ...link, payments: [] })) };
}

function collection(items: FakeRefund[]): object {
  return { entity: 'collection', count: items.length, items };
}

function refuseId(): never {
  throw new Refused('The id provided does not exist');
}

/** True if the request ends here without being executed. */
function failBefore(failure: FakeFailure, response: ServerResponse): boolean {
  if (failure === 'badRequest') refuse(response, new Refused('wrong input fields sent.'));
  else if (failure === 'unauthorized') refuse(response, new Refused('The api key provided is invalid', 401));
  else if (failure === 'forbidden') refuse(response, new Refused('This key may not do that', 403));
  else if (failure === 'limited') refuse(response, new Refused('Too many requests', 429));
  else if (failure === 'serverError') refuse(response, new Refused('We are facing some trouble.', 500), 'SERVER_ERROR');
  else if (failure === 'html') response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
  else if (failure === 'reset') response.destroy();
  else return failure === 'hang';
  return true;
}

/** https://razorpay.com/docs/errors/ */
function refuse(response: ServerResponse, { message, status }: Refused, code = 'BAD_REQUEST_ERROR'): void {
  const error = { code, description: message, metadata: [], reason: null, source: null, step: null };
  send(response, status, { error });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function basic({ keyId, keySecret }: { keyId: string; keySecret: string }): string {
  return `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
}
