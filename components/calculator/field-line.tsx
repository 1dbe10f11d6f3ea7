import type { ReactNode } from 'react';

/** A list of presets and the field it fills, as one line; as two where letters are too large for one. */
export function FieldLine({ preset, field }: { preset: ReactNode; field: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2 gap-y-3.5">
      {preset}
      <div style={{ flex: '1 1 12.25rem' }}>{field}</div>
    </div>
  );
}
