import type { Reference } from '@/lib/references/references';
import { toPaperLinks } from '@/lib/resources/paper-links';

/** Where a paper can be read: the free full text first. */
export function PaperLinks({ reference }: { reference: Reference }) {
  const links = toPaperLinks(reference);
  if (links.length === 0) return <p>No link is known: find it by its title and authors.</p>;
  return (
    <ul>
      {links.map(({ href, label, text }) => (
        <li key={href}>
          {label}: <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
