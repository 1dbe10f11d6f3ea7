import { describeChanges } from '@/lib/chemistry/describe-chain';
import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { parseSequence } from '@/lib/chemistry/residues';
import { formatCount } from '@/lib/text/format';
import type { DataFigure } from '../data/data-figure';
import { canvases } from '../plots/canvas';
import { cropPlot } from '../plots/crop-plot';
import type { Plot } from '../plots/plot';

/** What the picture of an article shows. */
export type Cover =
  /** A data figure of the article; `number` is its figure number there. */
  | { kind: 'figure'; figure: DataFigure; number: number }
  /** The chain of the one substance that the article is about. */
  | { kind: 'molecule'; name: string; molecule: PeptideMolecule }
  /** The title of the article as text. */
  | { kind: 'title' };

/** The caption of a cover: what it shows. Null for a title, which the page shows anyway. */
export function describeCover(cover: Cover): string | null {
  switch (cover.kind) {
    case 'figure':
      return `${isPart(cover) ? 'Part of figure' : 'Figure'} ${cover.number} of this article: ${cover.figure.title}.`;
    case 'molecule': {
      const changes = describeChanges(cover.molecule);
      return [`${describeChain(cover)}, one-letter codes, first to last.`, ...changes].join(' ');
    }
    case 'title':
      return null;
  }
}

/** Whether the cover has space for only some of the figure's rows, lines, events or steps. */
export function isPart({ figure: { plot } }: Extract<Cover, { kind: 'figure' }>): boolean {
  return countParts(cropPlot(plot, canvases.cover)) < countParts(plot);
}

function countParts(plot: Plot): number {
  switch (plot.kind) {
    case 'rows':
      return plot.panels.reduce((sum, { rows }) => sum + rows.length, 0);
    case 'course':
      return plot.series.length;
    case 'dates':
      return plot.events.length;
    case 'tiles':
      return plot.steps.length;
    case 'people':
      return plot.groups.length;
  }
}

/** A chain in words: 'The 15 residues of BPC-157'. */
export function describeChain({ name, molecule }: Extract<Cover, { kind: 'molecule' }>): string {
  const count = parseSequence(molecule.sequence).length;
  return `The ${formatCount(count, 'residue')} of ${molecule.chainName ?? name}`;
}
