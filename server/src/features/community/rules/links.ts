const domain = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+`;
const endings =
  'com|in|net|org|info|biz|io|co|me|app|dev|xyz|shop|store|site|online|club|live|link|click|top|vip|ly|gl|to|cc|tk|ru|cn|pk|us|uk|eu|ai|gg|tv';

const scheme = /\b(?:https?|ftp):\/\/\S|\bwww\.[\p{L}\p{N}]/iu;

/** `wa.me/91…`: neither an e-mail address, nor a handle such as `@meera.in`, nor a sentence that begins without a space. */
const bareName = new RegExp(
  String.raw`(?<![@\p{L}\p{N}.-])${domain}(?:${endings}|${endings.toUpperCase()})(?![\p{L}\p{N}])`,
  'u',
);

export function hasLink(text: string): boolean {
  // Letters that look alike and signs that show nothing would hide an address from a search, not from a reader.
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return scheme.test(plain) || bareName.test(plain);
}

/** Whether a text waits for a moderator before anybody but its author sees it. */
export function mustWait({ isTrusted }: { isTrusted: boolean }, text: string): boolean {
  return !isTrusted && hasLink(text);
}
