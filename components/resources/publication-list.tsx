import { researchRecord } from '@/lib/records/research';
import { formatReference } from '@/lib/references/format-reference';
import { requireReferences } from '@/lib/references/references';
import { ReferenceLinks } from '../evidence/reference-links';
import { Badge } from '../ui/badge';
import { Typeset } from '../ui/typeset';

/** The research hub's publications: what each one found, what it does not say, and where to read it. */
export function PublicationList() {
  const { publications } = researchRecord.get();
  const references = requireReferences(publications.map(({ reference }) => reference));
  return (
    <div className="grid gap-x-8 gap-y-11 lg:grid-cols-2">
      {references.map((reference, index) => {
        const publication = publications[index];
        if (!publication) return null;
        const { authors, title, journal, detail } = formatReference(reference);
        return (
          <article key={reference.id}>
            <p className="mb-3 flex flex-wrap gap-2">
              <Badge>{publication.kind}</Badge>
              <Badge variant="outline">{publication.participants}</Badge>
            </p>
            <h3 className="text-xl">
              <Typeset text={title} />
            </h3>
            <p className="mt-1 text-muted text-sm">
              {authors}. <em>{journal}</em>. {detail}. <ReferenceLinks reference={reference} />
            </p>
            <p className="mt-3">
              <strong className="font-[650]">What it found.</strong>{' '}
              <Typeset text={publication.found} />
            </p>
            <p className="mt-2 text-ink-2">
              <strong className="font-[650]">What it does not say.</strong>{' '}
              <Typeset text={publication.limit} />
            </p>
          </article>
        );
      })}
    </div>
  );
}
