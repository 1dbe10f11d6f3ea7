import { NearestPages } from '@/components/search/nearest-pages';
import { notFoundLinks } from '@/content/pages';

/** Links for a visitor at an unknown address. */
export function WaysOn() {
  return (
    <>
      <ul aria-label="Useful links" className="mt-2 flex flex-wrap justify-center gap-x-5 gap-y-2">
        {notFoundLinks.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="text-link min-h-target">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <NearestPages />
    </>
  );
}
