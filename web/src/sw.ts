import { registerRoute } from 'workbox-routing';
import { build, isPageMessage, type PageMessage } from './features/installed-site/rules/page-message.ts';
import type { BuiltFile } from './service-worker/built-files.ts';
import { isPagePath, openNavigation } from './service-worker/navigation.ts';
import { offlineFiles } from './service-worker/offline-files.ts';
import { openPath } from './service-worker/open-page.ts';
import { fieldOf, pathOf, readPush } from './service-worker/read-push.ts';
import { appearance } from './service-worker/show-push.ts';
import { readShare } from './service-worker/take-share.ts';
import { keepShared, sharePath } from './shared/community/storage/shared-photo.ts';
import { pageStarted, type WorkerMessage } from './shared/notifications/rules/push-message.ts';

/**
 * The service worker: shows pushes and opens their pages, caches what the site needs offline, and receives what other
 * apps share. It never touches the API. A new version waits until the user or a page requests it.
 */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST?: BuiltFile[] };

const files = offlineFiles(self.__WB_MANIFEST ?? [], build);

/** Id of the notification that opened the latest new page. The page marks it as read after it starts. */
let opened: string | null = null;

self.addEventListener('install', (event) => event.waitUntil(files.keepShell()));
self.addEventListener('activate', (event) => event.waitUntil(start()));

files.serve();
registerRoute(({ request, url }) => request.mode === 'navigate' && isPagePath(url.pathname), navigate);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath, takeShare, 'POST');

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? null)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

async function start(): Promise<void> {
  await files.forgetOthers();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

function navigate({ event, request }: { event: ExtendableEvent; request: Request }): Promise<Response> {
  const preloaded = (event as FetchEvent).preloadResponse as Promise<Response | undefined>;
  return openNavigation({ preloaded, ask: () => fetch(request), shell: files.shell });
}

/** Redirects to the community's post dialog, or reports why the content cannot be posted. */
async function takeShare({ request }: { request: Request }): Promise<Response> {
  const shared = await request
    .formData()
    .then(readShare)
    .catch(() => ({ ok: false, problem: 'failed' }) as const);
  if (!shared.ok) return toCommunity(shared.problem);
  const id = crypto.randomUUID();
  const isKept = await keepShared(self.caches, id, shared.post).then(
    () => true,
    () => false,
  );
  return toCommunity(isKept ? id : 'failed');
}

function toCommunity(shared: string): Response {
  return Response.redirect(`/community?shared=${shared}`, 303);
}

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

self.addEventListener('message', (event) => {
  const { data, source, ports } = event;
  if (isPageMessage(data)) event.waitUntil(obey(data, ports[0]));
  if (data !== pageStarted || opened === null) return;
  const message: WorkerMessage = { kind: 'opened', notificationId: opened };
  opened = null;
  source?.postMessage(message);
});

async function obey(message: PageMessage, port: MessagePort | undefined): Promise<void> {
  if (message.kind === 'version') port?.postMessage(build);
  else if (message.kind === 'in-use') await files.keepUsed(message.language, message.files);
  else if (message.kind === 'take-over') await self.skipWaiting();
  else if (message.build === build && (await pages()).length === 1) await self.skipWaiting();
}

/** The browser has ended a subscription. An open page sends the new one to the server, or the next page that opens. */
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
