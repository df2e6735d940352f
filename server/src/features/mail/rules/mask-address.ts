const address = /([^\s@<>"'()]+)@([^\s@<>"'(),;]+)/g;

/** Enough to recognise a mail, too little to write to. */
export function maskAddresses(text: string): string {
  return text.replace(address, (_, box: string, domain: string) => `${[...box][0]}•••@${domain}`);
}
