/**
 * Calls `run` once, as soon as one of the elements is within `margin` of the viewport. `margin` is a CSS length, such
 * as '800px' or '100%'. Returns a function that stops watching.
 */
export function whenNear(places: Iterable<Element>, margin: string, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: margin },
  );
  for (const place of places) observer.observe(place);
  return () => observer.disconnect();
}
