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
  /** Of the page they signed up on. */
  language: Language;
  /** They have said that they are 18 or older. Who comes from Google is asked afterwards. */
  isAdult: boolean;
}

/** `language`: of the page that made the account; without it that of the profile. */
export type ConfirmingUser = AuthUser & { language?: Language | undefined };

/** What the rest of the product does when something happens to an account. */
export interface AuthEvents {
  userCreated(user: NewAuthUser): Promise<void>;
  /** Somebody signed in, in whatever way. */
  sessionOpened(userId: string): Promise<void>;
  /** Somebody says so: nobody has looked yet whether the address has an account. */
  passwordForgotten(email: string): Promise<void>;
  resetRequested(user: AuthUser, token: string): Promise<void>;
  confirmationRequested(user: ConfirmingUser): Promise<void>;
}

/** Makes the tokens of links when their mails leave. */
export interface LinkTokens {
  /** It sets a new password. Null when the address has no account. */
  reset(this: void, address: string): Promise<string | null>;
  /** It confirms the address. Null when that was done meanwhile. */
  confirm(this: void, address: string): Promise<string | null>;
}

/** What happens to a second factor that its owner should know of. */
export type FactorChange = 'on' | 'off' | 'recovery';

/** How the second factor's secrets are kept. */
export interface FactorKeys {
  seal(this: void, plain: string): Promise<string>;
  open(this: void, sealed: string): Promise<string>;
  /** Of a recovery code without hyphens. */
  hash(this: void, code: string): string;
}

/** How passwords are judged and kept. */
export interface Passwords {
  /** One of those that are guessed first. */
  isCommon(this: void, password: string): Promise<boolean>;
  hash(this: void, password: string): Promise<string>;
  verify(this: void, hash: string, password: string): Promise<boolean>;
}

/** The address that asks Google, and the cookies its answer needs. */
export interface GoogleLink {
  address: string;
  cookies: string[];
}

/** What other slices may ask of the sign-in. */
export interface SignIn {
  hasGoogle: boolean;
  passwords: Passwords;
  devices: KnownDevices;
  /** The site's own address: only its pages may use its cookie. */
  origin: string;
  factorKeys: FactorKeys;
  /** Null when the session has ended. */
  startGoogleLink(this: void, sessionId: string, next: string): Promise<GoogleLink | null>;
  /** Makes this node forget what it believed about a user's sessions. */
  forgetUser(this: void, userId: string): void;
}
