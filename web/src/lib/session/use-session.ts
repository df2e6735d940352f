import { useSyncExternalStore } from 'react';
import { session } from './session.ts';
import { loading, type SessionState } from './store/state.ts';

/** The session. Server rendering and the first render in the browser are always `loading`. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState, () => loading);
}
