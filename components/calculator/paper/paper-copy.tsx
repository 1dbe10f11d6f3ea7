import { type ComponentType, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { PaperSheetProps } from './paper-sheet';

type Props = Partial<PaperSheetProps> & Pick<PaperSheetProps, 'label'>;

/**
 * The sheet that is printed in place of the page, however printing starts. It is rendered on `beforeprint`; its
 * code is loaded with the first result, because printing does not wait for an import.
 */
export function PaperCopy({ calculation, barrel, label }: Omit<Props, 'printedAt'>) {
  const [Sheet, setSheet] = useState<ComponentType<PaperSheetProps>>();
  const [printedAt, setPrintedAt] = useState<Date>();
  const hasResult = calculation !== undefined;

  useEffect(() => {
    if (!hasResult) return;
    const load = () => {
      // If this fails, the page itself is printed.
      import('./paper-sheet').then((file) => setSheet(() => file.PaperSheet)).catch(() => {});
    };
    // Only once the result is painted: on a slow phone, the import takes a third of that time.
    const frame = requestAnimationFrame(() => setTimeout(load));
    return () => cancelAnimationFrame(frame);
  }, [hasResult]);

  useEffect(() => {
    const draw = () => flushSync(() => setPrintedAt(new Date()));
    window.addEventListener('beforeprint', draw);
    return () => window.removeEventListener('beforeprint', draw);
  }, []);

  if (!(Sheet && calculation && barrel && printedAt)) return null;
  // It stays mounted after printing, hidden on screen: some browsers fire `afterprint` too early.
  return createPortal(<Sheet {...{ calculation, barrel, label, printedAt }} />, document.body);
}
