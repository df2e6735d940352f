import type { PluginListenerHandle } from '@capacitor/core';
import type { Plugins } from './plugins.ts';

type Listener = (event: never) => void;

/** Listeners of one plugin, as Capacitor handles them: events named in `waiting` are kept until somebody listens. */
export function createListeners(waiting: readonly string[] = []) {
  const listeners = new Map<string, Set<Listener>>();
  const waitingEvents = new Map<string, unknown[]>();

  function addListener(name: string, listener: Listener): Promise<PluginListenerHandle> {
    const ofName = listeners.get(name) ?? new Set();
    listeners.set(name, ofName.add(listener));
    for (const event of waitingEvents.get(name)?.splice(0) ?? []) listener(event as never);
    return Promise.resolve({ remove: async () => void ofName.delete(listener) });
  }

  function emit(name: string, event: unknown = {}): void {
    const ofName = listeners.get(name);
    if (!ofName?.size && waiting.includes(name)) waitingEvents.set(name, [...(waitingEvents.get(name) ?? []), event]);
    for (const listener of [...(ofName ?? [])]) listener(event as never);
  }

  return { addListener: addListener as never, emit, count: (name: string) => listeners.get(name)?.size ?? 0 };
}

export type FakePhone = ReturnType<typeof createFakePhone>;

/** A simulated phone: each plugin behaves as on the given platform, and the test acts as the user. */
export function createFakePhone(platform: 'android' | 'ios' = 'android') {
  const app = createListeners(['appUrlOpen']);
  const browser = createListeners();
  const push = createListeners(['pushNotificationActionPerformed']);
  const state = {
    kept: new Map<string, unknown>(),
    isStorageBroken: false,
    launchUrl: undefined as string | undefined,
    done: [] as string[],
    pushToken: 'fcm-1' as string | null,
    pushAnswer: 'granted' as 'granted' | 'denied',
    pushPermission: 'prompt' as 'prompt' | 'granted' | 'denied',
    position: { latitude: 12.97, longitude: 77.59 } as { latitude: number; longitude: number } | string,
    photo: 'https://localhost/_capacitor_file_/photo.jpg' as string | null | Error,
    sharing: 'shared' as 'shared' | 'closed' | 'broken' | 'none',
    browserFails: false,
  };

  function storageStep<Result>(step: () => Result): Promise<Result> {
    return state.isStorageBroken ? Promise.reject(new Error('The keystore is locked')) : Promise.resolve(step());
  }

  const plugins: Plugins = {
    platform,
    app: {
      addListener: app.addListener,
      getLaunchUrl: async () => (state.launchUrl === undefined ? undefined : { url: state.launchUrl }),
      minimizeApp: async () => void state.done.push('minimize'),
    },
    browser: {
      addListener: browser.addListener,
      async open({ url }) {
        if (state.browserFails) throw new Error('No browser');
        state.done.push(`open ${url}`);
      },
      close: async () => void state.done.push('close'),
    },
    camera: {
      takePhoto: () => photo('camera'),
      chooseFromGallery: async () => ({ results: [await photo('album')] }),
    },
    geolocation: {
      async getCurrentPosition() {
        const { position } = state;
        if (typeof position === 'string') throw Object.assign(new Error('No position'), { code: position });
        return { timestamp: 0, coords: position } as never;
      },
    },
    keyboard: { setAccessoryBarVisible: async () => void state.done.push('accessory bar') },
    pushNotifications: {
      addListener: push.addListener,
      checkPermissions: async () => ({ receive: state.pushPermission }),
      async requestPermissions() {
        state.pushPermission = state.pushAnswer;
        return { receive: state.pushAnswer };
      },
      async register() {
        const { pushToken } = state;
        queueMicrotask(() => {
          if (pushToken === null) push.emit('registrationError', { error: 'no keys' });
          else push.emit('registration', { value: pushToken });
        });
      },
      createChannel: async ({ id }) => void state.done.push(`channel ${id}`),
    },
    secureStorage: {
      setKeyPrefix: (prefix) => storageStep(() => void state.done.push(`prefix ${prefix}`)),
      setSynchronize: (isOn) => storageStep(() => void state.done.push(`synchronize ${isOn}`)),
      setDefaultKeychainAccess: (access) => storageStep(() => void state.done.push(`access ${access}`)),
      get: (name) => storageStep(() => (state.kept.get(name) as string | undefined) ?? null),
      set: (name, value) => storageStep(() => void state.kept.set(name, value)),
      remove: (name) => storageStep(() => state.kept.delete(name)),
    },
    share: {
      canShare: async () => ({ value: state.sharing !== 'none' }),
      async share({ url }) {
        if (state.sharing === 'closed') throw new Error('Share canceled');
        if (state.sharing === 'broken') throw new Error('No sheet');
        state.done.push(`share ${url}`);
        return {};
      },
    },
    splashScreen: { hide: async () => void state.done.push('splash hidden') },
    statusBar: { setStyle: async ({ style }) => void state.done.push(`status bar ${style}`) },
  };

  async function photo(from: string) {
    state.done.push(from);
    if (state.photo instanceof Error) throw state.photo;
    return { type: 0, saved: false, webPath: state.photo ?? undefined };
  }

  return { plugins, state, app, browser, push };
}
