import type { Session } from '@pahiya/contract/auth/schemas';
import { apiPrefix } from '@pahiya/contract/router';
import { goodPassword } from '../../customers.ts';

/** From now on the answer of `path` must contain the text. */
export interface Written {
  path: string;
  contains: string;
  /** It may take some seconds, as a payment does. */
  isLater?: boolean;
}

/** The request got no answer, or one that the product does not declare. */
export class Failed extends Error {}

/** A customer of the site at `url`. */
export class Visitor {
  readonly url: string;
  readonly written: Written[] = [];
  #token = '';

  private constructor(url: string) {
    this.url = url;
  }

  static async signUp(url: string, email: string): Promise<Visitor> {
    const visitor = new Visitor(url);
    const body = { fullName: 'Asha Rao', email, password: goodPassword, isAdult: true };
    const { session } = await visitor.ask<{ session: Session }>('POST', '/auth/sign-up', body);
    visitor.#token = session.accessToken;
    return visitor;
  }

  async ask<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    return JSON.parse(await this.send(method, path, body)) as Body;
  }

  async send(method: string, path: string, body?: unknown): Promise<string> {
    const headers = {
      'content-type': 'application/json',
      ...(this.#token && { authorization: `Bearer ${this.#token}` }),
    };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    return await sent(`${this.url}${apiPrefix}${path}`, init);
  }

  async canRead({ path, contains }: Written): Promise<boolean> {
    return (await this.send('GET', path)).includes(contains);
  }

  /** Returns what was acknowledged and cannot be read. */
  async listLost(): Promise<Written[]> {
    const lost: Written[] = [];
    for (const written of this.written) if (!(await this.canRead(written))) lost.push(written);
    return lost;
  }
}

/** Throws `Failed` unless the answer is a success. */
export async function sent(url: string, init: RequestInit): Promise<string> {
  const name = `${init.method ?? 'GET'} ${new URL(url).pathname}`;
  try {
    const response = await fetch(url, init);
    const text = await response.text();
    if (response.ok || response.status === 303) return text;
    throw new Failed(`${name} got ${response.status}: ${text.slice(0, 200)}`);
  } catch (error) {
    if (error instanceof Failed) throw error;
    throw new Failed(`${name} got no answer`, { cause: error });
  }
}
