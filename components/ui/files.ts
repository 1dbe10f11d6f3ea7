/** Largest file that can be read in, in bytes: more than anything saved here takes. */
const LARGEST_FILE = 1_000_000;

/** Saves a text of JSON as a file on the visitor's device. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

/** Asks for such a file and gives its text and its name; '' for one that is too large or cannot be read. */
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
