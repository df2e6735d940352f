const longEnoughMs = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Only once the browser has certainly read it.
  setTimeout(() => URL.revokeObjectURL(address), longEnoughMs);
}
