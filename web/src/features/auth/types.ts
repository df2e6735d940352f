export type AuthMode = 'login' | 'signup';

export type LegalText = 'terms' | 'privacy';
