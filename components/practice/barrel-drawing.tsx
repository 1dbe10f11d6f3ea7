import type { PointerEvent } from 'react';
import type { Barrel } from '@/content/syringes';
import {
  type GaugeLayout,
  narrowGauge,
  TRUE_WIDTH,
  toPrintedNumbers,
  toTrueLength,
  wideGauge,
} from '@/lib/calculator/gauge-layout';
import { drawGauge, gaugeTones } from '@/lib/figures/gauge';
import { describeFigure } from '@/lib/practice/line-words';
import { Drawn } from '../ui/drawn';

/** The top of the viewBox in each layout, which leaves out the flag above the syringe. */
const TOPS = { wide: 28, narrow: 40 } as const;

type Syringe = { barrel: Barrel; at: number; onMove?: (units: number) => void };

/**
 * A syringe with the marks and numbers of a real one. The plunger's value is not shown; its text alternative counts
 * lines instead. With `onMove` the plunger can be dragged.
 */
export function BarrelDrawing({ isTrueLength, ...syringe }: Syringe & { isTrueLength: boolean }) {
  return (
    <div className="gauge mt-4" style={isTrueLength ? { maxWidth: TRUE_WIDTH } : undefined}>
      {[wideGauge, narrowGauge].map((layout) => (
        <Drawing key={layout.name} {...syringe} layout={toTrueLength(layout, syringe.barrel)} />
      ))}
    </div>
  );
}

function Drawing({ barrel, at, layout, onMove }: Syringe & { layout: GaugeLayout }) {
  const { name, width, height, zero, full } = layout;
  function move({ currentTarget, clientX, buttons }: PointerEvent<SVGSVGElement>) {
    if (!onMove || buttons === 0) return;
    const box = currentTarget.getBoundingClientRect();
    const part = (((clientX - box.left) / box.width) * width - zero) / (full - zero);
    const lines = Math.round((part * barrel.units) / barrel.step);
    onMove(Math.min(Math.max(lines * barrel.step, 0), barrel.units));
  }
  return (
    <svg
      role="img"
      aria-label={describeFigure(barrel, at)}
      viewBox={`0 ${TOPS[name]} ${width} ${height - TOPS[name]}`}
      className={`h-auto w-full gauge-${name}`}
      style={onMove ? { touchAction: 'pan-y', cursor: 'ew-resize' } : undefined}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        move(event);
      }}
      onPointerMove={move}
    >
      <Drawn
        drawing={drawGauge({
          ...{ barrel, layout, fill: at, tone: gaugeTones.page, isTold: false },
          numbers: toPrintedNumbers(wideGauge, barrel),
        })}
      />
    </svg>
  );
}
