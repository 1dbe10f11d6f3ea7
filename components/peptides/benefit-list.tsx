import { NoBreak } from '../ui/no-break';

/** The benefits that a peptide was studied for, each with a bead. */
export function BenefitList({
  benefits,
  className,
}: {
  benefits: readonly string[];
  className: string;
}) {
  return (
    <ul className={`grid gap-1.5 ${className}`}>
      {benefits.map((benefit) => (
        <li key={benefit} className="flex items-baseline gap-2.5">
          <span
            aria-hidden="true"
            className="size-2.5 flex-none rounded-full border-[1.5px] border-bead-edge bg-res-polar"
          />
          <span>
            <NoBreak text={benefit} />
          </span>
        </li>
      ))}
    </ul>
  );
}
