import type { Figure } from '../style';
import type { Canvas } from './canvas';
import { cropPlot } from './crop-plot';
import { drawCourse } from './draw-course';
import { drawDates } from './draw-dates';
import { drawPeople } from './draw-people';
import { drawRows } from './draw-rows';
import { drawTiles } from './draw-tiles';
import type { Plot } from './plot';

/** A plot on a canvas; on a cover, the part of it that is read small. */
export function drawPlot(whole: Plot, canvas: Canvas): Figure {
  const { height } = canvas;
  const plot = height === undefined ? whole : cropPlot(whole, { ...canvas, height });
  switch (plot.kind) {
    case 'rows':
      return drawRows(plot, canvas);
    case 'course':
      return drawCourse(plot, canvas);
    case 'people':
      return drawPeople(plot, canvas);
    case 'tiles':
      return drawTiles(plot, canvas);
    case 'dates':
      return drawDates(plot, canvas);
  }
}
