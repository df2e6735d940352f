import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createCustomer } from '../../../test/customers.ts';
import { createAuth } from './client/auth.ts';
import { createAuthMails } from './jobs.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

/** A node whose mail server takes nothing. */
function queueWithoutMail() {
  const send = async () => {
    throw new Error('The mail server is away');
  };
  const mails = createAuthMails({ send: async () => undefined }, { send }, api.url);
  const settings = { publicUrl: api.url, secret: 'a secret for tests 0123456789', confirmsEmail: false };
  const events = { ...mails.events, userCreated: async () => undefined };
  return mails.queue(createAuth(api.services.db, { ...settings, google: undefined }, events));
}

test('a link that could not be mailed is a failed job, which is tried again', async () => {
  const { email } = await createCustomer(api);
  const queue = queueWithoutMail();
  await expect(queue.run({ kind: 'forgotten', email })).rejects.toThrow('The mail server is away');
  await expect(queue.run({ kind: 'confirm', to: email, token: 'x' })).rejects.toThrow('The mail server is away');
  await queue.run({ kind: 'forgotten', email: 'nobody@example.com' });
});
