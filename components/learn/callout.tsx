import { Lightbulb, TriangleAlert } from 'lucide-react';
import { LARGE_ICON } from '@/components/ui/icon-props';

const KINDS = {
  tips: { title: 'Tips', className: 'callout callout-takeaways', Icon: Lightbulb },
  warnings: { title: 'Warnings', className: 'callout callout-safety', Icon: TriangleAlert },
} as const;

/** A guide's tips or warnings, set as the callouts of a text are. */
export function Callout({ kind, items }: { kind: keyof typeof KINDS; items: readonly string[] }) {
  const { title, className, Icon } = KINDS[kind];
  return (
    <div className="prose">
      <section aria-label={title} className={className}>
        <div className="callout-title">
          <Icon {...LARGE_ICON} />
          {title}
        </div>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
