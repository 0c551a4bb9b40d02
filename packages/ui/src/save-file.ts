/** Hands a file to the browser's downloads. */
export function saveFile({ blob, name }: { blob: Blob; name: string }): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // some browsers read the address only after the click has been handled
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
