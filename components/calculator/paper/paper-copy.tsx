import { type ComponentType, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { PaperSheetProps } from './paper-sheet';

/**
 * The sheet of a result that is printed in place of the page, however printing starts. It is rendered on
 * `beforeprint`; its code is loaded with the result, because printing does not wait for an import.
 */
export function PaperCopy(props: Omit<PaperSheetProps, 'printedAt'>) {
  const [Sheet, setSheet] = useState<ComponentType<PaperSheetProps>>();
  const [printedAt, setPrintedAt] = useState<Date>();

  useEffect(() => {
    const load = () => {
      // If this fails, the page itself is printed.
      import('./paper-sheet').then((file) => setSheet(() => file.PaperSheet)).catch(() => {});
    };
    // Only once the result is painted: on a slow phone, the import takes a third of that time.
    const frame = requestAnimationFrame(() => setTimeout(load));
    return () => cancelAnimationFrame(frame);
  }, []);

  useEffect(() => {
    const draw = () => flushSync(() => setPrintedAt(new Date()));
    window.addEventListener('beforeprint', draw);
    return () => window.removeEventListener('beforeprint', draw);
  }, []);

  if (!Sheet || !printedAt) return null;
  // It stays mounted after printing, hidden on screen: some browsers fire `afterprint` too early.
  return createPortal(<Sheet {...props} printedAt={printedAt} />, document.body);
}
