import { caseStudyRecords } from '@/lib/records/resources';
import { formatReference } from '@/lib/references/format-reference';
import { type Reference, requireReferences } from '@/lib/references/references';
import { ReferenceLinks } from '../evidence/reference-links';
import { Badge } from '../ui/badge';
import { NoBreak } from '../ui/no-break';
import { TextList } from '../ui/text-list';

/** Published case studies: kind and size first, then what was found and what was not. */
export function CaseStudyList() {
  return (
    <div className="prose">
      <p>
        A report on one person or a few can raise a question that nobody asked before. It cannot
        show cause, and it cannot say how often something happens. Each entry below rests on one
        published report and gives no figure that the report does not.
      </p>
      {caseStudyRecords
        .get()
        .map(({ id, title, type, participants, found, notFound, references }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>
              <NoBreak text={title} />
            </h2>
            <dl className="flex flex-wrap gap-2 font-sans">
              <div>
                <dt className="sr-only">Type</dt>
                <dd>
                  <Badge>{type}</Badge>
                </dd>
              </div>
              <div>
                <dt className="sr-only">Participants</dt>
                <dd>
                  <Badge variant="outline">{participants}</Badge>
                </dd>
              </div>
            </dl>
            <h3>What was found</h3>
            <TextList texts={found} />
            <h3>What was not</h3>
            <p>{notFound}</p>
            {requireReferences(references).map((reference) => (
              <Source key={reference.id} reference={reference} />
            ))}
          </section>
        ))}
    </div>
  );
}

function Source({ reference }: { reference: Reference }) {
  const { authors, title, journal, detail } = formatReference(reference);
  return (
    <p className="mt-4 font-sans text-muted text-sm">
      {authors}. {title}. <em>{journal}</em>. {detail}. <ReferenceLinks reference={reference} />
    </p>
  );
}
