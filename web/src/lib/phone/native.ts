import type { SaveTokenInput } from '@pahiya/contract/notifications/schemas';

export type Permission = NotificationPermission;

export type PositionFailure = 'unsupported' | 'denied' | 'unavailable' | 'timeout' | 'other';

export type Position = { ok: true; latitude: number; longitude: number } | { ok: false; reason: PositionFailure };

export interface NativePush {
  title: string;
  body: string;
  /** A path of this site. */
  path: string;
  notificationId: string | null;
}

/** A short secret that other apps cannot read. Without secure storage it lasts until the app is closed. */
export interface Secret {
  get(): Promise<string | null>;
  set(value: string): Promise<void>;
  clear(): Promise<void>;
}

type Stop = () => void;

export interface TokenCalls {
  saveToken(input: SaveTokenInput): Promise<unknown>;
  deleteToken(input: { token: string }): Promise<unknown>;
}

export type PushLanguage = NonNullable<SaveTokenInput['language']>;

export interface NativeRouter {
  history: {
    location: { pathname: string; state: { dialog?: string } };
    push(path: string): void;
    replace(path: string): void;
    back(): void;
  };
  /** `resolvedLocation` is that of the page on the screen, and undefined before the first. */
  state: { resolvedLocation?: unknown };
  subscribe(event: 'onRendered', listener: () => void): () => void;
}

export interface NativePushes {
  permission(): Promise<Permission>;
  /** Asks only users who have not decided yet. */
  ask(): Promise<Permission>;
  /** This device's push token. Rejects when there is none. */
  register(): Promise<string>;
  onRenewed(listener: () => void): Stop;
  /** Called while the app is in the foreground. */
  onReceived(listener: (push: NativePush) => void): Stop;
  /** Includes the push that started the app. */
  onOpened(listener: (push: NativePush) => void): Stop;
}

/** Phone features of the app. The web uses the browser's equivalents. */
export interface Native {
  sessionToken: Secret;
  pushToken: Secret;
  pushes: NativePushes;
  registerForPushes(calls: TokenCalls, language: PushLanguage): Promise<void>;
  /** Deletes the token, so that the server sends this phone no more pushes. */
  forgetPushes(calls: TokenCalls): Promise<void>;
  /** Calls the server with the session's token instead of a cookie. */
  fetch: typeof fetch;
  /** Returns the answer with absolute file addresses. */
  withWholeAddresses(answer: unknown): unknown;
  /** Called once at the start. Connects the phone's events to the pages. */
  start(router: NativeRouter): Promise<void>;
  locate(options: PositionOptions): Promise<Position>;
  takePhoto(): Promise<File | null>;
  choosePhoto(): Promise<File | null>;
  /** Opens the phone's share sheet. Resolves to false when there is none. */
  share(what: { title: string; text: string; url?: string }): Promise<boolean>;
  /** Opens another site's page over the app. Resolves when the user closes it or follows a link back into the app. */
  browse(address: string): Promise<'closed' | 'returned'>;
}
