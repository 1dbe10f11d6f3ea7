import type { Barrel } from '@/content/syringes';
import { formatScale, formatSize, LARGEST_BARREL } from '@/lib/calculator/barrels';
import { UNITS_PER_ML } from '@/lib/calculator/dose';
import { NoBreak } from '../ui/no-break';
import { FormStep } from './form-step';
import { SyringeSelect } from './syringe-select';
import { useSyringe } from './use-syringe';

/** The syringe at hand. It is asked for once, because it rarely changes, and stays when the form is reset. */
export function SyringeStep() {
  const { chosen } = useSyringe();
  const isOtherScale = chosen && chosen.scale !== UNITS_PER_ML;
  return (
    <FormStep number={4} title="Your syringe">
      <SyringeSelect id="syringe" label="Size, scale and marks" />
      <p
        className={isOtherScale ? 'font-semibold text-danger text-sm' : 'text-ink-2 text-sm'}
        style={{ minHeight: '2lh' }}
      >
        <NoBreak text={toHint(chosen)} />
      </p>
    </FormStep>
  );
}

/** What to compare with the syringe in the hand. */
function toHint(chosen: Barrel | undefined): string {
  if (!chosen) return `Until you choose, a ${formatSize(LARGEST_BARREL)} syringe is drawn.`;
  const { scale, units, volume } = chosen;
  const end = `Last mark: ${units}\u00a0units (${volume}).`;
  if (scale === UNITS_PER_ML) return `${end} Kept on this device if your browser allows it.`;
  const name = formatScale(chosen);
  return `${end} Not U-100: choose it only if ${name} is printed on the barrel.`;
}
