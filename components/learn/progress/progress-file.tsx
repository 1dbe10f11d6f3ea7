import { readInFile, saveFile } from '../../ui/files';
import { toast } from '../../ui/toast-store';
import { add, exportFile } from './progress-store';

/** Saves what is kept as a file on the visitor's device. */
export function saveProgress(): void {
  saveFile('amide-academy-progress.json', exportFile());
}

/** Asks for such a file and adds what it holds; what is kept already stays. */
export function readInProgress(): void {
  readInFile((text, name) =>
    toast(
      add(text)
        ? { title: 'Progress added', description: `What ${name} holds was added to yours.` }
        : {
            title: 'Nothing was added',
            description: `${name} is no file that was saved here. Your progress is as it was.`,
            variant: 'destructive',
          },
    ),
  );
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
