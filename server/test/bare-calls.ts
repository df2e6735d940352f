import { type AnyProcedure, call, isProcedure, ORPCError, Procedure } from '@orpc/server';
import type { ProcedureMeta } from '@pahiya/contract/shared/base';
import { type ApiContext, createApiContext } from '../src/http/request-context.ts';
import { router } from '../src/http/router.ts';
import type { Api } from './api.ts';
import type { ProcedureName } from './procedures.ts';

export interface Implemented {
  name: ProcedureName;
  isWriting: boolean;
  isSignedIn: boolean;
  meta: ProcedureMeta;
  procedure: AnyProcedure;
}

export const implemented: readonly Implemented[] = implementedIn(router);

function implementedIn(node: object, prefix = ''): Implemented[] {
  return Object.entries(node).flatMap(([key, entry]) => {
    if (!isProcedure(entry)) return implementedIn(entry as object, `${prefix}${key}.`);
    const { route, errorMap, meta } = entry['~orpc'];
    const name = `${prefix}${key}` as ProcedureName;
    const isSignedIn = 'UNAUTHORIZED' in errorMap;
    return [{ name, isWriting: route.method !== 'GET', isSignedIn, meta: meta as ProcedureMeta, procedure: entry }];
  });
}

interface BareCall extends Partial<Pick<ApiContext, 'rateLimits'>> {
  token?: string;
  input?: object;
}

/** The input is not parsed. Returns the code of the refusal. */
export async function callBare(api: Api, { procedure }: Implemented, { token, input = {}, ...part }: BareCall) {
  const bare = new Procedure({ ...procedure['~orpc'], inputSchema: undefined, outputSchema: undefined });
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
  const context = { ...createApiContext(api.services, { headers, address: '192.0.2.7' }), ...part };
  return await call(bare, input, { context, signal: AbortSignal.abort() }).then(
    () => 'answered',
    (error: unknown) => (error instanceof ORPCError ? String(error.code) : 'failed'),
  );
}
