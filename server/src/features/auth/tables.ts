import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, language, setNow } from '../../database/columns.ts';

/** Property names are better-auth's, column names are ours. */
export const authUsers = pgTable('auth_users', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  createdAt: setNow('created_at'),
  updatedAt: setNow('updated_at'),
});

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' });

export const authSessions = pgTable(
  'auth_sessions',
  {
    id: uuid('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: userId(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    secondFactorAt: instant('second_factor_at'),
    createdAt: setNow('created_at'),
    updatedAt: setNow('updated_at'),
  },
  (table) => [index('auth_sessions_user_id_idx').on(table.userId)],
);

export const authAccounts = pgTable(
  'auth_accounts',
  {
    id: uuid('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: userId(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: setNow('created_at'),
    updatedAt: setNow('updated_at'),
  },
  (table) => [index('auth_accounts_user_id_idx').on(table.userId)],
);

export const authVerifications = pgTable(
  'auth_verifications',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: setNow('created_at'),
    updatedAt: setNow('updated_at'),
  },
  (table) => [
    index('auth_verifications_identifier_idx').on(table.identifier),
    // Finds links and challenges, whose value is an account's id; other values are longer.
    index('auth_verifications_user_idx').on(table.value).where(sql`length(${table.value}) = 36`),
  ],
);

export const authJwks = pgTable('auth_jwks', {
  id: uuid('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  alg: text('alg'),
  crv: text('crv'),
  createdAt: setNow('created_at'),
  expiresAt: instant('expires_at'),
});

/** Active from `confirmedAt` on: then a trigger refuses sessions without a second factor. */
export const authTwoFactors = pgTable('auth_two_factors', {
  id: uuid('id').primaryKey(),
  userId: userId().unique(),
  /** Encrypted with the server's secret. */
  secret: text('secret').notNull(),
  createdAt: setNow('created_at'),
  confirmedAt: instant('confirmed_at'),
  /** Time step of RFC 6238. Codes of this and earlier steps are used up. */
  lastStep: integer('last_step'),
  failedCodes: integer('failed_codes').notNull().default(0),
  lockedUntil: instant('locked_until'),
});

export const authRecoveryCodes = pgTable(
  'auth_recovery_codes',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    /** HMAC-SHA-256 with the server's secret. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [unique('auth_recovery_codes_key').on(table.userId, table.codeHash)],
);

export const authChallenges = pgTable(
  'auth_challenges',
  {
    idHash: text('id_hash').primaryKey(),
    userId: userId(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('auth_challenges_user_id_idx').on(table.userId),
    check('auth_challenges_attempts_check', sql`${table.attempts} between 0 and 5`),
  ],
);

export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    kind: text('kind', { enum: ['terms', 'age'] })
      .notNull()
      .default('terms'),
    version: text('version').notNull(),
    language: language('language'),
    text: text('text').notNull(),
    givenAt: setNow('given_at'),
  },
  (table) => [
    unique('consents_kind_key').on(table.userId, table.kind),
    check('consents_kind_check', sql`${table.kind} in ('terms', 'age')`),
  ],
);
