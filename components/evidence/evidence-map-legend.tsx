import { directions } from '@/content/evidence-map';
import { DirectionMark } from './direction-mark';

/** Explains the shapes, the number and the word of a cell, in one block above the table. */
export function EvidenceMapLegend() {
  return (
    <div className="mb-5 text-sm">
      <ul aria-label="Marks" className="flex flex-wrap gap-x-5 gap-y-1">
        {directions.map(({ id, label }) => (
          <li key={id} className="flex items-center gap-1.5">
            <DirectionMark direction={id} />
            {label}
          </li>
        ))}
        <li className="flex items-start gap-1.5">
          <span className="rounded-sm border-[1.5px] border-brand border-dashed p-0.5 text-brand">
            <DirectionMark direction="helps" />
          </span>
          helps, uncertain: for instance few took part, only a scan or a blood value was measured,
          or nobody went without it
        </li>
        <li className="flex items-center gap-1.5">
          <b className="flex items-center gap-1">
            2 <DirectionMark direction="harms" />
          </b>
          a paper saw harm all the same
        </li>
      </ul>
      <p className="mt-2 max-w-176 text-muted">
        The number counts papers in people; where there are none, papers in animals or cells. The
        word below it is the best kind of study: review (or label), trial, people (any other study),
        animals, cells. A dash: no result recorded, which is no sign that there is no harm.
      </p>
    </div>
  );
}

/** The same shapes, with an explanation of each. */
export function DirectionList() {
  return (
    <dl className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
      {directions.map(({ id, label, text }) => (
        <div key={id}>
          <dt className="flex items-center gap-1.5 font-semibold">
            <DirectionMark direction={id} />
            {label}
          </dt>
          <dd className="text-ink-2 text-sm">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
