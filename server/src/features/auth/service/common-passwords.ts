/** The list is ordered by frequency. */
const refused = 10_000;

let known: Promise<Set<string>> | undefined;

/** Ignores case. The list is loaded on first use. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= load();
  return (await known).has(password.toLowerCase());
}

async function load(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, refused));
}
