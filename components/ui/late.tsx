import { type ComponentType, lazy } from 'react';
import { Button } from './button';

/**
 * Returns a component whose code is loaded when it first renders. If loading fails, because the network is down or the
 * server has a newer build, the rest of the page stays, and a message with a reload button is shown instead.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (Component) => ({ default: Component }),
      () => ({ default: Missing }),
    ),
  );
}

/** Shown if loading fails. Browsers cache the failed import, so only a reload tries again. */
function Missing() {
  return (
    <div role="alert" className="mt-3">
      <p>
        We could not load this part of the page. When you reload it, the form is filled in from the
        address.
      </p>
      <Button variant="outline" className="mt-3" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </div>
  );
}
