/**
 * Runs once, as soon as one of some elements is less than `margin` below or above what is seen, as CSS writes it:
 * '800px', '100%' of a screen. The answer ends the watch.
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
