import { type ComponentType, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { PaperSheetProps } from './paper-sheet';

type Props = Partial<PaperSheetProps> & Pick<PaperSheetProps, 'label'>;

/**
 * The sheet that stands in for the page on paper, however it is printed. Drawn when the browser is about to
 * print; its code is there by then, loaded with the first result, because printing waits for nothing.
 */
export function PaperCopy({ calculation, barrel, label }: Omit<Props, 'printedAt'>) {
  const [Sheet, setSheet] = useState<ComponentType<PaperSheetProps>>();
  const [printedAt, setPrintedAt] = useState<Date>();
  const hasResult = calculation !== undefined;

  useEffect(() => {
    if (!hasResult) return;
    const load = () => {
      // Without it the page itself is printed.
      import('./paper-sheet').then((file) => setSheet(() => file.PaperSheet)).catch(() => {});
    };
    // Once the result is painted: asking for code takes a slow phone a third of the time to that.
    const frame = requestAnimationFrame(() => setTimeout(load));
    return () => cancelAnimationFrame(frame);
  }, [hasResult]);

  useEffect(() => {
    const draw = () => flushSync(() => setPrintedAt(new Date()));
    window.addEventListener('beforeprint', draw);
    return () => window.removeEventListener('beforeprint', draw);
  }, []);

  if (!(Sheet && calculation && barrel && printedAt)) return null;
  // It stays in place after printing, hidden on a screen: some browsers say too early that they are done.
  return createPortal(<Sheet {...{ calculation, barrel, label, printedAt }} />, document.body);
}
