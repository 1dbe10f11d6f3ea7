import { EVIDENCE_MAP_PATH } from '@/content/paths';
import { countMap } from '@/lib/evidence/map-counts';

/** The evidence map in figures, and the way to it. */
export function EvidenceBrief() {
  const { substances, areas, questions, studied, answers } = countMap();
  return (
    <div className="mt-7">
      <p className="max-w-176">
        {substances} substances in {areas} areas of health make {questions} questions. On{' '}
        {questions - studied} of them our bibliography holds no study. What the studies of the other{' '}
        {studied} say together:
      </p>
      <dl className="mt-5 mb-4 grid grid-cols-2 gap-x-8 gap-y-3.5 sm:grid-cols-3">
        {answers.map(({ id, label, count }) => (
          <div key={id} className="flex flex-col">
            <dt className="order-last text-muted text-sm">{label}</dt>
            <dd className="font-semibold font-serif text-3xl leading-none tracking-title">
              {count}
            </dd>
          </div>
        ))}
      </dl>
      <a href={EVIDENCE_MAP_PATH} className="text-link">
        Evidence map: what each was studied for, and what came of it
      </a>
    </div>
  );
}
