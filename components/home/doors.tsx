import { navigationRecord } from '@/lib/records/navigation';

/** What a visitor may have come for, each with the pages to begin with. */
export function Doors() {
  return (
    <section
      aria-label="Where to begin"
      className="wrap grid gap-8 py-section md:grid-cols-3 [&>*+*]:border-line-strong md:[&>*+*]:border-l md:[&>*+*]:pl-8"
    >
      {navigationRecord.get().doors.map(({ title, text, links }) => (
        <div key={title}>
          <h2 className="text-xl">{title}</h2>
          <p className="mt-1.5 mb-3 text-ink-2">{text}</p>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="text-link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
