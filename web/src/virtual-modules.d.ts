declare module 'virtual:language-files' {
  /**
   * Addresses of the built language files by language code, and by namespace and code (`auth-en`). Empty in the browser
   * and during development.
   */
  const files: Record<string, string>;
  export default files;
}
