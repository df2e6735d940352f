import type { SaveTokenInput } from '@pahiya/contract/notifications/schemas';

/** The access a person has given the app; as the browser's own `Notification.permission`. */
export type Permission = NotificationPermission;

export type PositionFailure = 'unsupported' | 'denied' | 'unavailable' | 'timeout' | 'other';

export type Position = { ok: true; latitude: number; longitude: number } | { ok: false; reason: PositionFailure };

/** A push as a page tells it. */
export interface NativePush {
  title: string;
  body: string;
  /** A path of the site. */
  path: string;
  notificationId: string | null;
}

/** Something short that other apps cannot read. A device that refuses to keep it keeps it until the app is closed. */
export interface Secret {
  get(): Promise<string | null>;
  set(value: string): Promise<void>;
  clear(): Promise<void>;
}

type Stop = () => void;

/** The server's calls for push addresses. */
export interface TokenCalls {
  saveToken(input: SaveTokenInput): Promise<unknown>;
  deleteToken(input: { token: string }): Promise<unknown>;
}

export type PushLanguage = NonNullable<SaveTokenInput['language']>;

/** As much of the router as the phone's signs need. */
export interface NativeRouter {
  history: {
    location: { pathname: string; state: { dialog?: string } };
    push(path: string): void;
    replace(path: string): void;
    back(): void;
  };
  /** `resolvedLocation`: of the page that stands on the screen; undefined before the first. */
  state: { resolvedLocation?: unknown };
  subscribe(event: 'onRendered', listener: () => void): () => void;
}

export interface NativePushes {
  permission(): Promise<Permission>;
  /** Asks the person where they have not decided yet. */
  ask(): Promise<Permission>;
  /** The address of this device at the push service; rejects when there is none. */
  register(): Promise<string>;
  /** The push service has given the device another address. */
  onRenewed(listener: () => void): Stop;
  /** While the app is in front. */
  onReceived(listener: (push: NativePush) => void): Stop;
  /** Also the one by which the app was started. */
  onOpened(listener: (push: NativePush) => void): Stop;
}

/** What the app needs of the phone; the web does the same with a browser's means. */
export interface Native {
  /** The session's token, in place of a browser's cookie. */
  sessionToken: Secret;
  /** The device's address for pushes that the server knows. */
  pushToken: Secret;
  pushes: NativePushes;
  /** Gives the server this phone's address for pushes, which from then on belongs to whoever is signed in. */
  registerForPushes(calls: TokenCalls, language: PushLanguage): Promise<void>;
  /** The server sends this phone nothing more. */
  forgetPushes(calls: TokenCalls): Promise<void>;
  /** For calls to the server, with the session's token in place of a cookie. */
  fetch: typeof fetch;
  /** The same answer, with addresses of files that lead to the server. */
  withWholeAddresses(answer: unknown): unknown;
  /** Once, when the app starts: from now on the phone's own signs reach the pages. */
  start(router: NativeRouter): Promise<void>;
  locate(options: PositionOptions): Promise<Position>;
  /** Null when the person takes none after all. */
  takePhoto(): Promise<File | null>;
  choosePhoto(): Promise<File | null>;
  /** By the phone's own sheet; resolves to false when there is none. */
  share(what: { title: string; text: string; url: string }): Promise<boolean>;
  /**
   * Shows a page of another site over the app. Resolves when the person closes it, and when a link of ours has led back into the
   * app, which goes where the link says.
   */
  browse(address: string): Promise<'closed' | 'returned'>;
}
