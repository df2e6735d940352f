import { type APIRequestContext, expect, type Page, request as requests } from '@playwright/test';
import { type Customer, signUp } from './api.ts';

type Person = Customer & { request: APIRequestContext };

/** Another person, signed in on a separate device. */
export async function anotherPerson(fullName: string): Promise<Person> {
  const request = await requests.newContext({ baseURL: process.env.BASE_URL });
  return { ...(await signUp(request, fullName)), request };
}

function auth({ accessToken }: Customer) {
  return { authorization: `Bearer ${accessToken}` };
}

export async function postSomething(request: APIRequestContext, author: Customer): Promise<string> {
  const data = { caption: 'The noise is gone', idempotencyKey: crypto.randomUUID() };
  const answer = await request.post('/api/posts', { headers: auth(author), data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

export async function likePost(person: Person, postId: string): Promise<void> {
  const answer = await person.request.put(`/api/posts/${postId}/like`, { headers: auth(person) });
  expect(answer.status()).toBe(200);
}

export async function followPerson(person: Person, followed: Customer): Promise<void> {
  const own = await person.request.get('/api/profiles/me', { headers: auth(followed) });
  const { username } = await own.json();
  const answer = await person.request.put(`/api/profiles/${username}/follow`, { headers: auth(person) });
  expect(answer.status()).toBe(200);
}

export interface FakePush {
  permission: NotificationPermission;
  /** The answer to a permission request. Requests are counted. */
  answer: NotificationPermission;
}

export async function fakePush(page: Page, start: FakePush): Promise<void> {
  await page.addInitScript(({ permission, answer }) => {
    const kept = sessionStorage.getItem('fake:permission');
    let state = (kept ?? permission) as NotificationPermission;
    Object.defineProperty(Notification, 'permission', { get: () => state });
    Notification.requestPermission = async () => {
      sessionStorage.setItem('fake:asked', String(Number(sessionStorage.getItem('fake:asked') ?? 0) + 1));
      sessionStorage.setItem('fake:permission', answer);
      state = answer;
      return answer;
    };
    let subscription: PushSubscription | null = null;
    function subscribe(options: PushSubscriptionOptionsInit) {
      // A push service that the product allows, with the example keys of RFC 8291.
      const endpoint = `https://updates.push.services.mozilla.com/wpush/v2/${crypto.randomUUID()}`;
      const keys = {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      };
      const made = {
        endpoint,
        options: { applicationServerKey: (options.applicationServerKey as Uint8Array).buffer, userVisibleOnly: true },
        toJSON: () => ({ endpoint, expirationTime: null, keys }),
        unsubscribe: async () => {
          subscription = null;
          return true;
        },
      };
      subscription = made as unknown as PushSubscription;
      return Promise.resolve(subscription);
    }
    Object.assign(PushManager.prototype, { getSubscription: async () => subscription, subscribe });
  }, start);
}
