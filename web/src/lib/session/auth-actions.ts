import { auth, session, unsentSignOut } from './session.ts';
import { createAuthActions } from './store/auth-actions.ts';

export const authActions = createAuthActions({ auth, session, unsentSignOut });
