const address = /([^\s@<>"'()]+)@([^\s@<>"'(),;]+)/g;

/** Addresses with only their first character and their domain: enough to know a mail by, too little to write to. */
export function maskAddresses(text: string): string {
  return text.replace(address, (_, box: string, domain: string) => `${[...box][0]}•••@${domain}`);
}
