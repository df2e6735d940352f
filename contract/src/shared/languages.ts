/** The languages the product speaks; the first is the one of an address without `?lang=`. */
export const languageCodes = ['en', 'hi', 'mr', 'bn', 'ta', 'te', 'gu', 'kn', 'ml', 'pa'] as const;
