import { orpc } from '@/lib/api/api.ts';

export function deviceSessions() {
  return orpc.account.sessions.queryOptions();
}

export function secondFactor() {
  return orpc.auth.factors.read.queryOptions();
}

export function signInMethods() {
  return orpc.account.signInMethods.queryOptions();
}
