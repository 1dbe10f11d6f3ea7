import type { Barrel } from '@/content/calculator';
import type { Reading } from '@/lib/calculator/reading';
import { SyringeGauge } from './syringe-gauge';

/** A reading drawn on its barrel. */
export function BarrelGauge({
  barrel,
  reading,
}: {
  barrel: Barrel;
  reading: Pick<Reading, 'fill' | 'flag' | 'label'>;
}) {
  return (
    <SyringeGauge
      units={reading.fill}
      capacity={barrel.units}
      step={barrel.step}
      flag={reading.flag}
      label={reading.label}
    />
  );
}
