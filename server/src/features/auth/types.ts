import type { Language } from '../../platform/request-language.ts';
import type { KnownDevices } from './client/known-devices.ts';

export interface AuthSettings {
  publicUrl: string;
  secret: string;
  confirmsEmail: boolean;
  google: { clientId: string; clientSecret: string } | undefined;
}

export interface AuthUser {
  id: string;
  name: string;
  email: string;
}

export interface NewAuthUser extends AuthUser {
  /** Language of the sign-up page. */
  language: Language;
  /** The person has declared to be 18 or older. After a Google sign-up the person is asked later. */
  isAdult: boolean;
}

/** `language` is that of the sign-up page; otherwise the profile's is used. */
export type ConfirmingUser = AuthUser & { language?: Language | undefined };

/** Events of accounts that the rest of the product handles. */
export interface AuthEvents {
  userCreated(user: NewAuthUser): Promise<void>;
  /** Somebody signed in, in any way. */
  sessionOpened(userId: string): Promise<void>;
  /** Nobody has checked yet whether the address has an account. */
  passwordForgotten(email: string): Promise<void>;
  resetRequested(user: AuthUser, token: string): Promise<void>;
  confirmationRequested(user: ConfirmingUser): Promise<void>;
}

/** Creates the tokens of links when their mails are sent. */
export interface LinkTokens {
  /** Token for a new password. Null if the address has no account. */
  reset(this: void, address: string): Promise<string | null>;
  /** Token to confirm the address. Null if it is already confirmed. */
  confirm(this: void, address: string): Promise<string | null>;
}

/** Changes that the owner is notified of. */
export type FactorChange = 'on' | 'off' | 'recovery';

export interface FactorKeys {
  seal(this: void, plain: string): Promise<string>;
  open(this: void, sealed: string): Promise<string>;
  /** Expects a recovery code without hyphens. */
  hash(this: void, code: string): string;
}

export interface Passwords {
  /** One of the most common passwords. */
  isCommon(this: void, password: string): Promise<boolean>;
  hash(this: void, password: string): Promise<string>;
  verify(this: void, hash: string, password: string): Promise<boolean>;
}

/** The address that leads to Google, and the cookies needed for the return. */
export interface GoogleLink {
  address: string;
  cookies: string[];
}

/** Sign-in functions for other features. */
export interface SignIn {
  hasGoogle: boolean;
  passwords: Passwords;
  devices: KnownDevices;
  /** The site's own origin; only its pages may use the cookie. */
  origin: string;
  factorKeys: FactorKeys;
  /** Null if the session has ended. */
  startGoogleLink(this: void, sessionId: string, next: string): Promise<GoogleLink | null>;
  /** Clears this node's cache of the user's sessions. */
  forgetUser(this: void, userId: string): void;
}
