import { flushSync } from 'react-dom';
import { emptyUse, MOST_USES, type OwnSheet, type SheetUse } from '@/lib/labels/own-sheet';
import { Button } from '../../ui/button';
import { USE_FIELDS } from './sheet-page';

const TEXTS: readonly [keyof Omit<OwnSheet, 'uses'>, string, string][] = [
  ['who', 'Name and date of birth (optional)', 'As the hospital knows you.'],
  ['medicines', 'Other medicines', 'Tablets, patches, supplements, with their doses.'],
  ['reactions', 'Reactions and allergies', 'What happened, and to what.'],
  ['questions', 'Questions to ask', 'For example when to take the next dose, and who decides it.'],
];

/**
 * The fields of the sheet. `names` are suggested while a substance is typed. Whoever adds or removes a substance is
 * taken to the field for one: the button that was pressed may be gone, or be another substance's.
 */
export function SheetFields({
  sheet,
  names,
  onChange,
}: {
  sheet: OwnSheet;
  names: readonly string[];
  /** `told`: what to say about the change. */
  onChange: (change: Partial<OwnSheet>, told?: string) => void;
}) {
  const { uses } = sheet;
  function putUses(next: readonly SheetUse[], place: number, told?: string) {
    flushSync(() => onChange({ uses: next }, told));
    document.getElementById(`sheet-${place}-what`)?.focus();
  }
  const changeUse = (place: number, change: Partial<SheetUse>) =>
    onChange({ uses: uses.map((use, at) => (at === place ? { ...use, ...change } : use)) });
  return (
    <>
      <datalist id="sheet-names">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {uses.map((use, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a use has no identity but its place
        <fieldset key={place} className="mt-6 min-w-0 border-line border-t pt-4">
          <legend className="contents">
            <span className="mb-3 block font-semibold font-serif text-lg">
              {`Substance ${place + 1}`}
            </span>
          </legend>
          <div className="sheet-use">
            {USE_FIELDS.map(([name, label, hint]) => (
              <TextField
                key={name}
                id={`sheet-${place}-${name}`}
                label={label}
                hint={hint}
                list={name === 'what' ? 'sheet-names' : undefined}
                value={use[name]}
                onChange={(typed) => changeUse(place, { [name]: typed })}
              />
            ))}
          </div>
          {uses.length > 1 && (
            <Button
              variant="soft"
              className="mt-3"
              onClick={() =>
                putUses(
                  uses.filter((_, at) => at !== place),
                  Math.max(0, place - 1),
                  `Substance ${place + 1} removed.`,
                )
              }
            >
              {`Remove substance ${place + 1}`}
            </Button>
          )}
        </fieldset>
      ))}
      {uses.length < MOST_USES && (
        <Button
          variant="outline"
          className="mt-5"
          onClick={() => putUses([...uses, emptyUse], uses.length)}
        >
          Add a substance
        </Button>
      )}
      <div className="sheet-texts mt-6 border-line border-t pt-4">
        {TEXTS.map(([name, label, hint]) => (
          <TextField
            key={name}
            id={`sheet-${name}`}
            label={label}
            hint={hint}
            isLong={name !== 'who'}
            value={sheet[name]}
            onChange={(typed) => onChange({ [name]: typed })}
          />
        ))}
      </div>
    </>
  );
}

function TextField({
  id,
  label,
  hint,
  value,
  list,
  isLong,
  onChange,
}: {
  id: string;
  label: string;
  hint: string;
  value: string;
  list?: string;
  isLong?: boolean;
  onChange: (typed: string) => void;
}) {
  const Field = isLong ? 'textarea' : 'input';
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold text-sm">
        {label}
      </label>
      <Field
        id={id}
        list={list}
        value={value}
        dir="auto"
        autoComplete="off"
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
        className={isLong ? 'field h-auto py-2 [field-sizing:content]' : 'field'}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-ink-2 text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
