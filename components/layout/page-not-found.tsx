import Link from 'next/link';
import { SearchBox } from '@/components/search/search-box';
import { notFoundLinks } from '@/content/navigation';
import { ButtonLink } from '../ui/button';
import { MissingResidue } from '../ui/missing-residue';

/** What an unknown address shows. Kept short: the framework writes it into the data of every page. */
export function PageNotFound() {
  return (
    <div className="wrap grid justify-items-center gap-4 py-section text-center">
      <MissingResidue />
      <h1 className="mt-4 text-3xl">404 Page Not Found</h1>
      <p className="text-ink-2">Did you forget to add the page to the router?</p>
      <ButtonLink href="/">Go to the home page</ButtonLink>
      <SearchBox label="Articles" className="mt-4 w-full max-w-100 text-left" />
      <ul aria-label="Useful links" className="mt-2 flex flex-wrap justify-center gap-x-5 gap-y-2">
        {notFoundLinks.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} prefetch={false} className="text-link min-h-target">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
