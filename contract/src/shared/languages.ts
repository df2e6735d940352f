/** A URL without `?lang=` has the first. */
export const languageCodes = ['en', 'hi', 'mr', 'bn', 'ta', 'te', 'gu', 'kn', 'ml', 'pa'] as const;
