import { Download } from 'lucide-react';
import { getDrawnHalfLives } from '@/lib/figures/infographics/half-life';
import { getFigureSize, SPRITE, toInfographicPath } from '@/lib/figures/infographics/infographics';
import { type Infographic, infographicRecords, storageRecord } from '@/lib/records/resources';
import { ICON } from '../ui/icon-props';
import { NoBreak } from '../ui/no-break';
import { TextList } from '../ui/text-list';
import { SourceLine } from './source-line';

/** A numbered figure with its caption, its content in words, and a download link. */
export function InfographicFigure({ id, title, caption, text }: Infographic) {
  const { width, height } = getFigureSize(id);
  const drawn = getDrawnHalfLives();
  const halfLives = drawn.map(({ name, stated, species }) => `${name}: ${stated}, in ${species}.`);
  const number = infographicRecords.get().findIndex((figure) => figure.id === id) + 1;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <figure aria-labelledby={id} className="my-6 rounded-md border border-line bg-raised p-4">
        <svg
          role="img"
          aria-label={title}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          className="mx-auto h-auto w-full max-w-116 font-sans"
        >
          <use href={`${toInfographicPath(SPRITE)}#${id}`} />
        </svg>
        <figcaption className="mt-4 border-line border-t pt-2.5 font-sans text-muted text-sm">
          <strong className="font-semibold font-serif text-ink">Figure {number}.</strong>{' '}
          <NoBreak text={caption} />
          <span className="no-print mt-1.5 block">
            <a href={toInfographicPath(`${id}.svg`)} download className="text-link">
              <Download {...ICON} />
              Download “{title}” (SVG)
            </a>
          </span>
        </figcaption>
      </figure>
      <TextList texts={id === 'half-life' ? [...text, ...halfLives] : text} />
      {id === 'half-life' && <SourceLine keys={drawn.map(({ finding }) => finding.reference)} />}
      {id === 'cold-chain' && <SourceLine keys={storageRecord.get().sources} />}
    </section>
  );
}
