/** Links to the pages of a paginated list; `current` counts from 1. Renders nothing for a single page. */
export function PageLinks({ paths, current }: { paths: readonly string[]; current: number }) {
  if (paths.length < 2) return null;
  return (
    <nav aria-label="Pages" className="no-print mt-10 flex flex-wrap items-center gap-x-5 gap-y-2">
      {paths.map((path, index) => (
        <a
          key={path}
          href={path}
          aria-label={`Page ${index + 1}`}
          aria-current={index + 1 === current ? 'page' : undefined}
          className="grid size-target place-items-center rounded-full border-[1.5px] border-line-strong hover:border-ink aria-[current=page]:border-transparent aria-[current=page]:bg-brand aria-[current=page]:text-on-brand"
        >
          {index + 1}
        </a>
      ))}
    </nav>
  );
}
