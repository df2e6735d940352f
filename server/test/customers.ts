import type { Session } from '@pahiya/contract/auth/schemas';
import { v7 as uuidv7 } from 'uuid';
import { authSessions, authUsers } from '../src/features/auth/tables.ts';
import { createProfile } from '../src/features/people/commands/create-profile.ts';
import type { Api } from './api.ts';

export const goodPassword = 'six of them';

export interface SignedUp {
  session: Session;
  cookie: string;
}

export async function signUp(api: Api, email: string, fullName = 'Asha Rao'): Promise<SignedUp> {
  const answer = await api.call<{ session: Session }>('POST', '/auth/sign-up', {
    fullName,
    email,
    password: goodPassword,
    isAdult: true,
  });
  if (answer.status !== 201) throw new Error(`The sign-up was refused: ${JSON.stringify(answer.body)}`);
  return { session: answer.body.session, cookie: answer.cookie };
}

export interface Customer {
  id: string;
  email: string;
  sessionId: string;
  token: string;
}

/** Creates a customer without the slow password hashing. */
export async function createCustomer(api: Api, fullName = 'Asha Rao'): Promise<Customer> {
  const id = uuidv7();
  const sessionId = uuidv7();
  const email = `customer-${id}@example.com`;
  const { db } = api.services;
  await db.insert(authUsers).values({ id, name: fullName, email });
  await db.insert(authSessions).values({ id: sessionId, token: uuidv7(), userId: id, expiresAt: hoursAhead(24) });
  await createProfile(db, { id, name: fullName, email });
  return { id, email, sessionId, token: await mintToken(api, { sub: id, sid: sessionId }) };
}

export async function mintToken(api: Api, payload: Record<string, unknown>): Promise<string> {
  const issuedAt = Math.floor(Date.now() / 1000);
  const { token } = await api.services.auth.betterAuth.api.signJWT({
    body: { payload: { iat: issuedAt, ...payload } },
  });
  return token;
}

function hoursAhead(hours: number): Date {
  return new Date(Date.now() + hours * 3_600_000);
}
