import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { Button } from './button';

/**
 * A component whose code is fetched when it is first drawn. Code that does not come, with the network gone or of a
 * build that is no longer served, leaves the page as it is: a line and a button stand in the component's place.
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

/** The browser remembers that code did not come, so that only another load of the page asks again. */
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
