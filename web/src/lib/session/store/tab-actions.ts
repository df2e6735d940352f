import { auth, session, unsentSignOut } from '../session.ts';
import { createAuthActions } from './auth-actions.ts';

export const authActions = createAuthActions({ auth, session, unsentSignOut });
