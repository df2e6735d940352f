import type { Language } from '../../platform/request-language.ts';
import type { KnownDevices } from './service/known-devices.ts';

export interface AuthSettings {
  publicUrl: string;
  secret: string;
  confirmsEmail: boolean;
  google: { clientId: string; clientSecret: string } | undefined;
  /** The library's own when absent: scrypt. */
  passwordHashing?: PasswordHashing;
}

export interface PasswordHashing {
  hash(this: void, password: string): Promise<string>;
  verify(this: void, both: { hash: string; password: string }): Promise<boolean>;
}

export interface AuthUser {
  id: string;
  name: string;
  email: string;
}

export interface NewAuthUser extends AuthUser {
  language: Language;
  /** False after a Google sign-up, which asks the person later. */
  isAdult: boolean;
}

/** `language` is that of the sign-up page; otherwise the profile's is used. */
export type ConfirmingUser = AuthUser & { language?: Language | undefined };

export interface AuthEvents {
  userCreated(user: NewAuthUser): Promise<void>;
  sessionOpened(userId: string): Promise<void>;
  /** Nobody has checked yet whether the address has an account. */
  passwordForgotten(email: string): Promise<void>;
  resetRequested(user: AuthUser, token: string): Promise<void>;
  confirmationRequested(user: ConfirmingUser): Promise<void>;
}

export interface LinkTokens {
  reset(this: void, address: string): Promise<string | null>;
  confirm(this: void, address: string): Promise<string | null>;
}

export type FactorChange = 'on' | 'off' | 'recovery';

export interface FactorKeys {
  seal(this: void, plain: string): Promise<string>;
  open(this: void, sealed: string): Promise<string>;
  /** Expects the code without hyphens. */
  hash(this: void, code: string): string;
}

export interface Passwords {
  isCommon(this: void, password: string): Promise<boolean>;
  hash(this: void, password: string): Promise<string>;
  verify(this: void, hash: string, password: string): Promise<boolean>;
}

export interface GoogleLink {
  address: string;
  cookies: string[];
}

export interface SignIn {
  hasGoogle: boolean;
  passwords: Passwords;
  devices: KnownDevices;
  /** Only pages of this origin may use the cookie. */
  origin: string;
  factorKeys: FactorKeys;
  startGoogleLink(this: void, sessionId: string, next: string): Promise<GoogleLink | null>;
  forgetUser(this: void, userId: string): void;
}
