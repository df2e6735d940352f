export type AuthMode = 'login' | 'signup';

/** A text that one agrees to. */
export type LegalText = 'terms' | 'privacy';
