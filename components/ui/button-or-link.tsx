import type { ComponentProps } from 'react';
import { isPressedAlone } from './is-pressed-alone';

/** A button that is a link to `href`, which must offer the same thing, without JavaScript or if its script fails. */
export function ButtonOrLink({
  onPress,
  children,
  ...props
}: Omit<ComponentProps<'a'>, 'role' | 'onClick' | 'onKeyDown'> & {
  href: string;
  onPress: () => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element would be dead without a script
    <a
      {...props}
      role="button"
      // biome-ignore lint/a11y/useValidAnchor: it navigates as long as no script runs
      onClick={(event) => {
        if (!isPressedAlone(event)) return;
        event.preventDefault();
        onPress();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ' || !isPressedAlone(event)) return;
        event.preventDefault();
        onPress();
      }}
    >
      {children}
    </a>
  );
}
