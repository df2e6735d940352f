const longEnoughMs = 60_000;

export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Revokes the address only after the browser has certainly read the file.
  setTimeout(() => URL.revokeObjectURL(address), longEnoughMs);
}
