import { apiPrefix } from '@pahiya/contract/router';
import { type Answer, ask, type Client, openClient } from '../../src/client.ts';
import { type Account, accountOf, bearer, signIn, signUp } from '../../src/customers.ts';
import { judgeAnswer, judgeError } from './judge.ts';
import type { Judged, Tally } from './tally.ts';

interface Asked {
  /** The kind of request, such as `book`. */
  name: string;
  method: string;
  path: string;
  body?: unknown;
}

export interface Reply {
  status: number;
  body: unknown;
}

/** Longer than any request may take. */
const patienceMs = 60_000;

/** A request failed, and the tally has noted it. */
export class NoAnswer extends Error {}

/** One browser. It asks its node, and the other node after a connection broke, as a proxy would. */
export class Person {
  readonly id: string;
  readonly account: Account;
  clients: [Client, Client];
  tally: Tally;
  mayBreak = false;
  #node: number;
  #isPinned = false;

  private constructor(account: Account, clients: [Client, Client], { node, tally }: { node: number; tally: Tally }) {
    this.id = accountOf(account.token);
    this.account = account;
    this.clients = clients;
    this.#node = node;
    this.tally = tally;
  }

  static async signUp(urls: string[], node: number, tally: Tally): Promise<Person> {
    const clients = openBoth(urls);
    return new Person(await signUp(clients[node % 2] ?? clients[0]), clients, { node: node % 2, tally });
  }

  /** The person asks at these two addresses from now on, first at the one with this number. */
  moveTo(urls: string[], node: number): void {
    this.close();
    this.clients = openBoth(urls);
    this.#node = node;
  }

  get client(): Client {
    return this.clients[this.#node] ?? this.clients[0];
  }

  get token(): string {
    return this.account.token;
  }

  /** The person asks only this node from now on. */
  pinTo(node: number): void {
    this.#node = node;
    this.#isPinned = true;
  }

  #turn(): void {
    if (!this.#isPinned) this.#node = 1 - this.#node;
  }

  /** Access tokens last ten minutes. */
  async renew(): Promise<void> {
    this.account.token = await signIn(this.client, this.account.email);
  }

  async call(asked: Asked): Promise<Reply> {
    return await this.#callWith('application/json', asked);
  }

  async send({ form, ...asked }: { name: string; path: string; form: FormData }): Promise<Reply> {
    const encoded = new Response(form);
    const body = Buffer.from(await encoded.arrayBuffer());
    return await this.#callWith(encoded.headers.get('content-type') ?? '', { ...asked, method: 'POST', body });
  }

  async #callWith(type: string, asked: Asked): Promise<Reply> {
    const answer = await this.#ask(type, asked);
    if (answer.status === 401) await this.#renewNoted();
    const isJson = answer.headers['content-type']?.includes('json');
    return { status: answer.status, body: isJson ? JSON.parse(answer.body.toString()) : answer.body.toString() };
  }

  /** Throws `NoAnswer` if the node failed. */
  async #ask(type: string, { name, method, path, body }: Asked): Promise<Answer> {
    const headers = { 'content-type': type, ...bearer(this.token) };
    const sent = { method, path: apiPrefix + path, headers, ...(body !== undefined && { body: bytesOf(body) }) };
    const startedAt = performance.now();
    const note = (judged: Judged) => this.tally.note({ name, ms: performance.now() - startedAt, ...judged });
    const answer = await ask(this.client, sent).catch((error: Error) => {
      note(judgeError(error, this.mayBreak));
      this.#turn();
      throw new NoAnswer(error.message);
    });
    const judged = judgeAnswer(answer, this.mayBreak);
    note(judged);
    if (judged.outcome !== 'answered') throw new NoAnswer(judged.detail);
    return answer;
  }

  async #renewNoted(): Promise<void> {
    await this.renew().catch((error: Error) => {
      throw new NoAnswer(error.message);
    });
  }

  close(): void {
    for (const { agent } of this.clients) agent.destroy();
  }
}

function bytesOf(body: unknown): string | Buffer {
  return Buffer.isBuffer(body) ? body : JSON.stringify(body);
}

function openBoth(urls: string[]): [Client, Client] {
  const [one, two] = urls.map((url) => openClient(url, { patienceMs }));
  if (!one || !two) throw new Error('There are two addresses');
  return [one, two];
}
