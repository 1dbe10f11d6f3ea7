import { TriangleAlert } from 'lucide-react';
import { LARGE_ICON } from '../ui/icon-props';
import { Typeset } from '../ui/typeset';

/** The safety callout: a warning pair with its word. */
export function SafetyNote({ text }: { text: string }) {
  return (
    <div className="prose">
      <div role="note" className="callout callout-safety" style={{ marginBlock: 0 }}>
        <div className="callout-title">
          <TriangleAlert {...LARGE_ICON} />
          Safety
        </div>
        <p>
          <Typeset text={text} />
        </p>
      </div>
    </div>
  );
}
