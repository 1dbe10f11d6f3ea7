import { clsx } from 'clsx';

/** A row of empty beads on bonds; `missing` draws one of them dashed. Decorative. */
export function BeadChain({
  count,
  missing,
  className,
}: {
  count: number;
  missing?: number;
  className?: string;
}) {
  const step = 40;
  return (
    <svg
      aria-hidden="true"
      className={clsx('text-line-strong', className)}
      fill="none"
      height="28"
      stroke="currentColor"
      strokeWidth="2"
      viewBox={`0 0 ${(count - 1) * step + 26} 28`}
      width={(count - 1) * step + 26}
    >
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: beads have no identity but their place
        <g key={index}>
          {index > 0 && (
            <>
              <path d={`M${index * step - 14} 12h14`} />
              <path d={`M${index * step - 14} 17h14`} strokeDasharray="3 2.5" />
            </>
          )}
          <circle
            cx={13 + index * step}
            cy="14"
            r="12"
            strokeDasharray={index === missing ? '4 3.5' : undefined}
          />
        </g>
      ))}
    </svg>
  );
}
