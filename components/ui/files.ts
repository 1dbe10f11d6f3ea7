/** The largest file that is read, in bytes: more than any file saved here needs. */
const LARGEST_FILE = 1_000_000;

/** Saves JSON text as a file on the visitor's device. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

/** Opens a picker for a JSON file; passes on text and name, '' if too large or unreadable. */
export function readInFile(onText: (text: string, name: string) => void): void {
  const input = Object.assign(document.createElement('input'), {
    type: 'file',
    accept: 'application/json,.json',
  });
  input.addEventListener('change', async () => {
    const file = input.files?.[0];
    if (!file) return;
    const text = file.size <= LARGEST_FILE ? await file.text().catch(() => '') : '';
    onText(text, file.name);
  });
  input.click();
}
