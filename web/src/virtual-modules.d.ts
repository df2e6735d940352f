declare module 'virtual:language-files' {
  /**
   * Addresses of the built language files by language code, and by namespace and code (`auth-en`); those of
   * all pages that need an account are `guarded-en`. Empty in the browser
   * and during development.
   */
  const files: Record<string, string>;
  export default files;
}

declare module 'virtual:guarded-scripts' {
  /** Addresses of the scripts of a page that needs an account, by the id of its route. Empty like the files above. */
  const scripts: Record<string, string[]>;
  export default scripts;
}
