import type { Viewer } from '../../platform/procedure.ts';
import type { BetterAuth } from './client/better-auth.ts';

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

/** What the rest of the product does when something happens to an account. */
export interface AuthEvents {
  userCreated(user: AuthUser): Promise<void>;
  resetRequested(user: AuthUser, token: string): Promise<void>;
  confirmationRequested(user: AuthUser, token: string): Promise<void>;
}

export interface Auth {
  betterAuth: BetterAuth;
  confirmsEmail: boolean;
  hasGoogle: boolean;
  /** The viewer of an access token whose session is still alive, or null. */
  verify(accessToken: string): Promise<Viewer | null>;
  /** Makes this node forget what it believed about a user's sessions. */
  forgetUser(userId: string): void;
}
