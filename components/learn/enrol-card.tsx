import { Badge } from '../ui/badge';
import { Button } from '../ui/button';

const NOTE_ID = 'enrol-note';

/** What certification takes, and a button that says it cannot be pressed yet (decision 9). */
export function EnrolCard({ hours }: { hours: string }) {
  return (
    <section className="grid gap-3 rounded-lg border-[1.5px] border-ink bg-raised px-6 py-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">Certification</h2>
        <Badge variant="accent">Coming Soon</Badge>
      </div>
      <ul className="text-ink-2">
        <li>{hours}</li>
        <li>Self-paced online</li>
        <li>Certification included</li>
      </ul>
      <Button disabled aria-describedby={NOTE_ID} className="w-full">
        Enroll Now
      </Button>
      <p id={NOTE_ID} className="text-muted text-sm">
        Coming soon: the course is not open yet. The opening lesson of each module is free to read.
      </p>
    </section>
  );
}
