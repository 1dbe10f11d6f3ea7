import Link from 'next/link';
import { audiences } from '@/content/navigation';

/** Where each kind of visitor may begin. */
export function Audiences() {
  return (
    <section
      aria-label="Where to begin"
      className="wrap grid gap-8 pb-section md:grid-cols-3 [&>*+*]:border-line-strong md:[&>*+*]:border-l md:[&>*+*]:pl-8"
    >
      {audiences.map(({ title, text, link }) => (
        <div key={title}>
          <h2 className="text-xl">{title}</h2>
          <p className="mt-1.5 mb-2.5 text-ink-2 text-sm">{text}</p>
          <Link href={link.href} prefetch={false} className="text-link">
            {link.label}
          </Link>
        </div>
      ))}
    </section>
  );
}
