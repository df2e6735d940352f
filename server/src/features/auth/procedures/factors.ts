import { implement } from '@orpc/server';
import { factorsContract } from '@pahiya/contract/auth/factors/contract';
import { type BaseContext, requireViewer, takeOrRefuse, tooMany, type Viewer } from '../../../platform/procedure.ts';
import { renewRecoveryCodes, turnOffFactor } from '../commands/change-factor.ts';
import { checkPassword } from '../commands/check-password.ts';
import { proveFactor } from '../commands/prove-factor.ts';
import { beginFactor, confirmFactor } from '../commands/set-up-factor.ts';
import type { CodeRefusal } from '../commands/spend-code.ts';
import { findFactor } from '../queries/find-factor.ts';
import { findPasswordHash } from '../queries.ts';
import type { SignIn } from '../types.ts';

type FactorContext = BaseContext & { auth: SignIn };

const api = implement(factorsContract).$context<FactorContext>();

interface PasswordRefusals {
  WRONG_PASSWORD(options: { data: { field: string } }): Error;
  SIGN_IN_AGAIN(options: { data: { field: string } }): Error;
}

/** A person with access to an open session must not be able to change how its owner signs in. */
async function requirePassword(
  context: FactorContext & { viewer: Viewer },
  password: string | undefined,
  refuse: PasswordRefusals,
): Promise<void> {
  const { db, auth, viewer } = context;
  await takeOrRefuse(context, 'passwordOfAccount', viewer.userId);
  const refusal = await checkPassword(db, auth.passwords, { viewer, password });
  if (refusal) throw refuse[refusal]({ data: { field: 'password' } });
}

interface CodeRefusals {
  INVALID_CODE(options: { data: { field: string } }): Error;
  FACTOR_NOT_ON(options: { data: { field: string } }): Error;
}

function refusalOf(context: FactorContext, outcome: CodeRefusal, refuse: CodeRefusals): Error {
  if (outcome.reason === 'LOCKED') return tooMany(context, outcome.retryAfterSeconds);
  return refuse[outcome.reason]({ data: { field: 'code' } });
}

export const factorProcedures = api.router({
  read: api.read.use(requireViewer).handler(async ({ context: { db, viewer } }) => ({
    ...(await findFactor(db, viewer.userId)),
    hasPassword: (await findPasswordHash(db, viewer.userId)) !== null,
  })),
  begin: api.begin.use(requireViewer).handler(async ({ input, context, errors }) => {
    const { db, auth, viewer } = context;
    await requirePassword(context, input.password, errors);
    const secret = await beginFactor(db, auth.factorKeys, viewer.userId);
    if (!secret) throw errors.FACTOR_ON({ data: { field: '' } });
    return secret;
  }),
  confirm: api.confirm.use(requireViewer).handler(async ({ input, context, errors }) => {
    const { db, auth, viewer, now } = context;
    await takeOrRefuse(context, 'passwordOfAccount', `code ${viewer.userId}`);
    const outcome = await confirmFactor(db, auth.factorKeys, { viewer, code: input.code, now: now() });
    if (!outcome.ok) throw errors[outcome.reason]({ data: { field: 'code' } });
    return { codes: outcome.codes };
  }),
  renewCodes: api.renewCodes.use(requireViewer).handler(async ({ input, context, errors }) => {
    const { db, auth, viewer, now } = context;
    await requirePassword(context, input.password, errors);
    const request = { userId: viewer.userId, code: input.code, now: now() };
    const outcome = await renewRecoveryCodes(db, auth.factorKeys, request);
    if (!outcome.ok) throw refusalOf(context, outcome, errors);
    return { codes: outcome.codes };
  }),
  turnOff: api.turnOff.use(requireViewer).handler(async ({ input, context, errors }) => {
    const { db, auth, viewer, now } = context;
    await requirePassword(context, input.password, errors);
    const request = { userId: viewer.userId, code: input.code, now: now() };
    const outcome = await turnOffFactor(db, auth.factorKeys, request);
    if (!outcome.ok) throw refusalOf(context, outcome, errors);
    return { ok: true as const };
  }),
  prove: api.prove.use(requireViewer).handler(async ({ input, context, errors }) => {
    const { db, auth, viewer, now } = context;
    const outcome = await proveFactor(db, auth.factorKeys, { viewer, code: input.code, now: now() });
    if (!outcome.ok) throw refusalOf(context, outcome, errors);
    return { ok: true as const };
  }),
});
