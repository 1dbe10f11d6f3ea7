import { PRACTICE_STORAGE_KEY, type PracticeResults, SET_ASIDE_KEY } from '@/lib/practice/kept';
import { AIM, isDue } from '@/lib/practice/mastery';
import { toDay } from '@/lib/text/dates';
import { formatCount } from '@/lib/text/format';
import { SideSection } from '../learn/side-section';
import { Button } from '../ui/button';
import { saveFile } from '../ui/files';
import { changeKept, deleteUnreadable, exportUnreadable } from './use-practice';

/** The goal and the progress to it, what is due today, and buttons for other problems. */
export function RunLine({
  kept,
  isSpoilt,
  isMixed,
  onPlace,
  onMixed,
}: {
  kept: PracticeResults;
  /** Whether stored text could not be read. */
  isSpoilt: boolean;
  isMixed: boolean;
  onPlace: () => void;
  onMixed: () => void;
}) {
  const today = toDay(new Date());
  const due = Object.values(kept.families).filter((standing) => isDue(standing, today)).length;
  return (
    <SideSection title="Twenty in a row without a tenfold slip">
      {isSpoilt && (
        <div className="mb-4">
          <p role="status" className="break-words font-semibold">
            What this device held under {PRACTICE_STORAGE_KEY} could not be read. Practice started
            anew, and the old text is kept until you delete it.
          </p>
          <p className="mt-3 flex flex-wrap gap-3">
            <Button
              variant="outline"
              onClick={() => saveFile(`${SET_ASIDE_KEY}.json`, exportUnreadable())}
            >
              Save the old text
            </Button>
            <Button variant="outline" onClick={deleteUnreadable}>
              Delete the old text
            </Button>
          </p>
        </div>
      )}
      <p>
        <strong>{`${Math.min(kept.run, AIM)} of ${AIM}`}</strong>
        {kept.best > 0 && `, best so far ${kept.best}`}
        {kept.best >= AIM && '. Goal reached'}.{' '}
        {due > 0 ? `${formatCount(due, 'family', 'families')} due today.` : 'Nothing is due today.'}
      </p>
      <p aria-hidden="true" className="mt-3 grid w-fit grid-cols-10 gap-1">
        {Array.from({ length: AIM }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bead has no identity but its place
            key={place}
            className={`size-3 rounded-full border-[1.5px] border-ink ${place < kept.run ? 'is-reached bg-brand' : 'bg-raised'}`}
          />
        ))}
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        {isMixed ? (
          <Button variant="outline" onClick={onPlace}>
            Where do I begin?
          </Button>
        ) : (
          <Button variant="outline" onClick={onMixed}>
            Mixed practice
          </Button>
        )}
      </p>
      <label className="mt-3 flex min-h-target items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={kept.isTrueLength}
          onChange={({ target: { checked } }) =>
            changeKept((now) => ({ ...now, isTrueLength: checked }))
          }
          className="size-6 flex-none accent-brand"
        />
        Draw syringes about as long as they are
      </label>
    </SideSection>
  );
}
