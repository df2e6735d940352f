import { AsyncLocalStorage } from 'node:async_hooks';
import { brand } from '@pahiya/contract/shared/brand';
import { limits } from '@pahiya/contract/shared/limits';
import type { Session, User } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthMiddleware } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { bearer, jwt } from 'better-auth/plugins';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { type Language, requestLanguage } from '../../../platform/request-language.ts';
import { hashVerification } from '../rules.ts';
import * as tables from '../tables.ts';
import type { AuthEvents, AuthSettings } from '../types.ts';
import { hashSessionTokens } from './hashed-sessions.ts';
import { createSecondStep } from './second-step.ts';

const hour = 60 * 60;
const day = 24 * hour;

/** An access token lasts at most ten minutes (product, section 9.2). */
export const accessTokenSeconds = 600;

export const signUpPage = new AsyncLocalStorage<{ language: Language; isAdult: boolean }>();

/** The session of a call whose token is unknown, because the database has only the hash. */
export const actingSession = new AsyncLocalStorage<{ session: Session; user: User }>();

/** Its rate limits are off, because ours cover every route. Without cached sessions a removed one ends at once. */
export function createBetterAuth(db: Database, settings: AuthSettings, events: AuthEvents) {
  const isHttps = settings.publicUrl.startsWith('https:');
  const secondStep = createSecondStep(db);
  return betterAuth({
    appName: brand.name,
    baseURL: settings.publicUrl,
    basePath: '/api/auth',
    secret: settings.secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    onAPIError: { errorURL: `${settings.publicUrl}/auth` },
    database: hashSessionTokens(
      drizzleAdapter(db, {
        provider: 'pg',
        transaction: true,
        schema: {
          user: tables.authUsers,
          session: tables.authSessions,
          account: tables.authAccounts,
          verification: tables.authVerifications,
          jwks: tables.authJwks,
        },
      }),
    ),
    // Hashed, so that a reset link read from the database is useless.
    verification: { storeIdentifier: { hash: async (identifier) => hashVerification(identifier) } },
    hooks: {
      before: createAuthMiddleware(async (context) => {
        const acting = actingSession.getStore();
        if (acting) context.context.session = acting;
      }),
    },
    advanced: {
      // `__Host-` replaces the library's `__Secure-`, so that no other site below our domain can set the cookie.
      cookiePrefix: isHttps ? `__Host-${brand.slug}` : brand.slug,
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps },
      database: { generateId: () => uuidv7() },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    session: { expiresIn: 30 * day, updateAge: hour, additionalFields: secondStep.sessionFields },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: limits.passwordMinimum,
      maxPasswordLength: limits.passwordMaximum,
      ...(settings.passwordHashing && { password: settings.passwordHashing }),
      requireEmailVerification: settings.confirmsEmail,
      resetPasswordTokenExpiresIn: 60 * 60,
      sendResetPassword: ({ user, token }) => events.resetRequested(user, token),
    },
    emailVerification: {
      sendOnSignUp: settings.confirmsEmail,
      sendOnSignIn: settings.confirmsEmail,
      autoSignInAfterVerification: true,
      expiresIn: day,
      // The token passed here is ignored; another one is created when the mail is sent.
      sendVerificationEmail: ({ user }) =>
        events.confirmationRequested({ ...user, language: signUpPage.getStore()?.language }),
    },
    socialProviders: settings.google ? { google: settings.google } : {},
    databaseHooks: {
      user: {
        create: {
          after: (user, context) =>
            events.userCreated({
              ...user,
              language: requestLanguage(context?.headers),
              isAdult: signUpPage.getStore()?.isAdult ?? false,
            }),
        },
      },
      session: { create: { before: secondStep.hold, after: ({ userId }) => events.sessionOpened(userId) } },
    },
    plugins: [
      jwt({ jwt: { expirationTime: `${accessTokenSeconds}s` }, disableSettingJwtHeader: true }),
      bearer(),
      secondStep.plugin,
    ],
  });
}

export type BetterAuth = ReturnType<typeof createBetterAuth>;

/** Our HTTP layer sets this header from the socket or the trusted proxy, and drops a client's. */
export const clientAddressHeader = 'x-client-address';
