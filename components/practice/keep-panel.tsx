import { useState } from 'react';
import { PRACTICE_STORAGE_KEY } from '@/lib/practice/kept';
import { Button } from '../ui/button';
import { readInFile, saveFile } from '../ui/files';
import { SectionHead } from '../ui/section-head';
import { clearKept, exportKept, importKept, type Replaced, usePractice } from './use-practice';

/** Says where practice is stored, with buttons to save it, read in a file and reset it. */
export function KeepPanel() {
  const { isRefused, stored } = usePractice();
  const [said, setSaid] = useState('');
  const [replaced, setReplaced] = useState<Replaced>();
  // Once something new is stored, restoring would delete it.
  const canRestore = replaced?.by === stored;

  function readIn() {
    readInFile((text, name) => {
      const before = importKept(text);
      if (before) setReplaced(before);
      setSaid(
        before
          ? `Loaded ${name}.`
          : `${name} could not be read as a file saved here. Nothing was changed.`,
      );
    });
  }

  return (
    <section className="mt-10">
      <SectionHead title="What is kept" />
      <p className="max-w-prose">
        {isRefused
          ? 'This browser keeps nothing on the device, so your practice lasts until the page is closed.'
          : 'Your last ten results in each family, the return dates and your run are kept on this device and sent to nobody.'}
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="outline"
          onClick={() => saveFile(`${PRACTICE_STORAGE_KEY}.json`, exportKept())}
        >
          Save as a file
        </Button>
        <Button variant="outline" onClick={readIn}>
          Open a saved file
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            if (canRestore) replaced?.restore();
            setReplaced(canRestore ? undefined : clearKept());
            setSaid(canRestore ? 'Everything is back.' : 'Everything has been reset.');
          }}
        >
          {canRestore ? 'Undo: bring it back' : 'Reset everything'}
        </Button>
      </p>
      <p role="status" className="mt-3">
        {said}
      </p>
    </section>
  );
}
