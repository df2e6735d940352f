import { pageStarted, type WorkerMessage } from './lib/push-message.ts';
import { openPath } from './service-worker/open-page.ts';
import { fieldOf, pathOf, readPush } from './service-worker/read-push.ts';
import { appearance } from './service-worker/show-push.ts';

/** The service worker: shows pushes, opens what they are about and keeps the subscription alive. It answers no requests. */
declare const self: ServiceWorkerGlobalScope;

/** Of the notification by which a page was opened anew: the page marks it as read once it has started. */
let opened: string | null = null;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? null)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

async function show(text: string | null): Promise<void> {
  const push = readPush(text, self.location.origin);
  const isLookedAt = (await pages()).some(({ focused }) => focused);
  await self.registration.showNotification(push.title, appearance(push, isLookedAt));
}

async function open(data: unknown): Promise<void> {
  const id = fieldOf(data, 'notificationId');
  const notificationId = typeof id === 'string' ? id : null;
  opened = notificationId;
  const isTaken = await openPath({
    path: pathOf(fieldOf(data, 'path'), self.location.origin),
    notificationId,
    pages: await pages(),
    openNew: (path) => self.clients.openWindow(path),
  });
  if (isTaken) opened = null;
}

self.addEventListener('message', ({ data, source }) => {
  if (data !== pageStarted || opened === null) return;
  const message: WorkerMessage = { kind: 'opened', notificationId: opened };
  opened = null;
  source?.postMessage(message);
});

/** The browser ended a subscription: the new one goes to the server with an open page, or with the next that opens. */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const applicationServerKey = oldSubscription?.options.applicationServerKey;
  if (!newSubscription && applicationServerKey) {
    await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  }
  const message: WorkerMessage = { kind: 'subscription-changed' };
  for (const page of await pages()) page.postMessage(message);
}

function pages() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}
