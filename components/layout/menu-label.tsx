import { ChevronDown } from 'lucide-react';
import { SMALL_ICON } from '../ui/icon-props';

/** The classes of a main menu label, both before and after the mega-menu has loaded. */
export const MENU_LABEL_CLASS =
  'flex min-h-target items-center gap-1 px-2 xl:px-3 font-medium hover:bg-sunken aria-expanded:text-brand aria-expanded:[box-shadow:inset_0_-2px_var(--color-accent-mark)]';

export function MenuLabel({ text }: { text: string }) {
  return (
    <>
      {text}
      <ChevronDown {...SMALL_ICON} />
    </>
  );
}
