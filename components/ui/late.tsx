import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { Button } from './button';

/**
 * A component whose code is loaded when it first renders. If loading fails, because the network is down or the
 * build is no longer served, the page stays as it is: a line and a button stand in the component's place.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (Component) => ({ default: Component }),
      () => ({ default: Missing }),
    ),
  );
}

/** The browser caches the failed import, so only a reload of the page tries again. */
function Missing() {
  return (
    <div role="alert" className="mt-3">
      <p>
        We could not load this part of the page. When it is loaded again, the address fills the
        form.
      </p>
      <Button variant="outline" className="mt-3" onClick={() => window.location.reload()}>
        Load the page again
      </Button>
    </div>
  );
}
