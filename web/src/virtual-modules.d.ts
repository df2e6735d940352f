declare module 'virtual:language-files' {
  /** Addresses of the built language files by language code; empty in the browser and during development. */
  const files: Record<string, string>;
  export default files;
}
