import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { callBare, type Implemented, implemented } from '../../test/bare-calls.ts';
import type { ProcedureName } from '../../test/procedures.ts';
import { createStaff } from '../../test/staff.ts';
import type { RateLimitRule } from '../platform/rate-limits.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

/** Writes of an account take `writeOfAccount`. These procedures take other limits. */
const ownLimits: Partial<Record<ProcedureName, RateLimitRule[]>> = {
  'auth.signUp': ['signUpOfAddress'],
  'auth.signIn': ['signInOfAddress', 'signInOfAccountAtAddress', 'signInOfAccount'],
  'auth.answerChallenge': ['signInOfAddress'],
  'auth.token': ['tokenOfAddress'],
  'auth.google': ['signInOfAddress'],
  'auth.forgotPassword': ['resetOfAddress', 'resetOfAccount'],
  'auth.resetPassword': ['resetOfAddress'],
  'auth.confirmEmail': ['resetOfAddress'],
  'auth.factors.begin': ['passwordOfAccount'],
  'auth.factors.confirm': ['passwordOfAccount'],
  'auth.factors.renewCodes': ['passwordOfAccount'],
  'auth.factors.turnOff': ['passwordOfAccount'],
  'account.changePassword': ['passwordOfAccount'],
  'account.delete': ['passwordOfAccount'],
  'account.export': ['exportOfAccount'],
  'account.requestDeletion': ['resetOfAddress', 'resetOfAccount'],
  'account.confirmDeletion': ['resetOfAddress'],
  'locations.reverse': ['lookupOfAddress'],
  'locations.pincode': ['pincodeOfAddress'],
  'revvy.send': ['writeOfAccount', 'questionOfAccount', 'questionOfAccountInADay'],
  'revvy.retry': ['writeOfAccount', 'questionOfAccount', 'questionOfAccountInADay'],
  'revvy.edit': ['writeOfAccount', 'questionOfAccount', 'questionOfAccountInADay'],
  'support.mark': ['signalOfAccount'],
  'support.typing': ['signalOfAccount'],
  'support.transcript': ['writeOfAccount', 'mailOfAccount'],
  'support.requestCall': ['writeOfAccount', 'callOfAccount'],
  'desk.support.here': ['signalOfAccount'],
  'desk.support.mark': ['signalOfAccount'],
  'desk.support.typing': ['signalOfAccount'],
  'desk.admin.export': ['writeOfAccount'],
};

/** Writes without a limit, with the reason. Reads are limited together (`fair-reads.test.ts`). */
const unlimited: Partial<Record<ProcedureName, string>> = {
  'auth.signOut': 'Signing out always works, and writes nothing without a session',
  'auth.factors.prove': 'Five wrong codes lock the factor',
  'revvy.stop': 'A customer can always stop an answer',
};

/** Takes the place of any input: every field is an address. */
const anyInput = new Proxy({}, { get: (_, key) => (typeof key === 'string' ? 'asha@example.com' : undefined) });

/** The limits that a call takes, in their order. Each is refused in turn, until none is left. */
async function limitsOf(one: Implemented): Promise<RateLimitRule[]> {
  const { token } = await createStaff(api, 'admin');
  const taken: RateLimitRule[] = [];
  for (;;) {
    const known = taken.length;
    let count = 0;
    const take = async (rule: RateLimitRule) => {
      count += 1;
      if (count <= known) return 0;
      taken.push(rule);
      return 60;
    };
    const code = await callBare(api, one, { token, input: anyInput, rateLimits: { take } });
    if (taken.length === known) return taken;
    expect(code).toBe('RATE_LIMITED');
  }
}

function expectedLimits({ name, isWriting }: Implemented): RateLimitRule[] {
  const none = !isWriting || unlimited[name] !== undefined;
  return ownLimits[name] ?? (none ? [] : ['writeOfAccount']);
}

test.each(implemented)('$name takes its limits, or is listed with the reason why it has none', async (one) => {
  expect(await limitsOf(one)).toEqual(expectedLimits(one));
});
