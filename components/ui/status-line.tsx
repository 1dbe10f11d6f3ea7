import type { ComponentProps } from 'react';

const ID = 'status-line';

/** Says what the list or tool of a page shows; one a page, always rendered, so that a change is announced. */
export function StatusLine(props: Pick<ComponentProps<'div'>, 'className' | 'children'>) {
  return <div {...props} role="status" id={ID} tabIndex={-1} />;
}

/** Makes `act` move the focus to the status line first, for a button that goes or is disabled when it is pressed. */
export function focusingStatus(act: () => void): () => void {
  return () => {
    document.getElementById(ID)?.focus({ preventScroll: true });
    act();
  };
}
