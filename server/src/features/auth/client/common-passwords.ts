/** So many of the passwords that are guessed first are refused (the list is in their order). */
const refused = 10_000;

let known: Promise<Set<string>> | undefined;

/** Whether it is one of those that are guessed first, in whatever capitals. The list is read when it is first asked for. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= load();
  return (await known).has(password.toLowerCase());
}

async function load(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, refused));
}
