import '../form.css';
import { DataTable } from '@/components/ui/data-table';
import type { Schedule } from '@/lib/calculator/half-life';
import { exampleSchedule } from '@/lib/calculator/half-life-inputs';
import {
  toDoseRows,
  toFigures,
  toMissedDoseText,
  toSummary,
} from '@/lib/calculator/half-life-text';
import { Settled } from '../../ui/settled';
import { CourseFigure } from './course-figure';
import { ResultsPanel } from './results-panel';

const LISTED = 6;

/** The plot, the key figures, the effect of a missed dose, and the doses as a table. */
export function HalfLifeResults({ schedule }: { schedule: Schedule }) {
  return (
    <ResultsPanel>
      <CourseFigure schedule={schedule} />
      <dl className="values mt-6">
        {toFigures(schedule).map(({ name, value, unit, meaning }) => (
          <div key={name}>
            <dt className="text-muted text-sm">{name}</dt>
            <dd>
              {value}
              <small>{`\u00a0${unit}`}</small>
            </dd>
            <dd
              className="text-muted text-sm"
              style={{ font: 'inherit', fontSize: 'var(--text-sm)' }}
            >
              {meaning}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">{toMissedDoseText(schedule)}</p>
      <details className="no-print mt-4 border-line border-t pt-3 text-sm">
        <summary className="py-3 font-semibold">The numbers of the picture</summary>
        <div className="prose">
          <DataTable
            caption="Amount in the body, in doses"
            columns={['Dose', 'When', 'Just before', 'Just after', 'Share of the ceiling']}
            rows={toDoseRows(schedule, LISTED)}
          />
        </div>
      </details>
      {schedule !== exampleSchedule && <Settled text={toSummary(schedule)} />}
    </ResultsPanel>
  );
}
