import { toast } from '../../ui/toast-store';
import { add, exportFile } from './progress-store';

const FILE_NAME = 'amide-academy-progress.json';

/** Bytes that a saved file may have: more than every lesson and exercise takes. */
const LARGEST_FILE = 1_000_000;

/** Saves what is kept as a file on the visitor's device. */
export function saveFile(): void {
  const url = URL.createObjectURL(new Blob([exportFile()], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: FILE_NAME }).click();
  URL.revokeObjectURL(url);
}

/** Asks for such a file and adds what it holds; what is kept already stays. */
export function readInFile(): void {
  const input = Object.assign(document.createElement('input'), {
    type: 'file',
    accept: 'application/json,.json',
  });
  input.addEventListener('change', async () => {
    const file = input.files?.[0];
    if (!file) return;
    const isAdded = file.size <= LARGEST_FILE && add(await file.text().catch(() => ''));
    toast(
      isAdded
        ? { title: 'Progress added', description: `What ${file.name} holds was added to yours.` }
        : {
            title: 'Nothing was added',
            description: `${file.name} is no file that was saved here. Your progress is as it was.`,
            variant: 'destructive',
          },
    );
  });
  input.click();
}

/** What such a file holds, for those who want to read it. */
export function FileNotes() {
  return (
    <details className="mt-2.5 text-sm">
      <summary className="min-h-target py-2.5 font-semibold text-brand">
        What the file holds
      </summary>
      <p>
        JSON with three fields. <b>version</b> is 1. <b>read</b> holds the address of each lesson
        that you marked, such as /education/safety/what-is-in-the-vial, and the day on which you
        did, such as 2026-11-22. <b>solved</b> holds the same for each exercise: the address of its
        lesson and its place there. The file has no name in it, and nothing that you typed.
      </p>
    </details>
  );
}
