/** The languages of the product. The first is the language of a URL without `?lang=`. */
export const languageCodes = ['en', 'hi', 'mr', 'bn', 'ta', 'te', 'gu', 'kn', 'ml', 'pa'] as const;
