import { toQuantity } from '@/lib/exercises/units';
import { make } from './dom';
import { askNumber } from './number-exercise';

/** Asks for a plunger position, to be set on the drawing, by a slider below it, or by number. */
export function askDraw(section: HTMLElement): void {
  const field = askNumber(section, 'Plunger at');
  const drawing = section.querySelector<SVGSVGElement>('[data-part="figure"] svg');
  const [liquid, stopper] = drawing?.querySelectorAll<SVGRectElement>('.gauge-move') ?? [];
  if (!drawing || !liquid || !stopper) return;
  const { units = '', step = '', zero = '' } = drawing.dataset;
  // The tip of the syringe, shown as filled whenever the syringe is not empty.
  const tip = liquid.parentElement?.previousElementSibling;
  const length = Number(liquid.getAttribute('width'));
  const full = drawing.viewBox.baseVal.width;
  const described = drawing.getAttribute('aria-label') ?? '';
  const slider = make('input', {
    type: 'range',
    min: '0',
    max: units,
    step,
    value: '0',
    'aria-label': 'Plunger',
    'aria-describedby': `${section.id}-question`,
    class: 'block h-target w-full',
  });
  slider.style.accentColor = 'var(--color-brand)';

  const show = () => {
    const part = Number(slider.value) / Number(units);
    tip?.setAttribute('opacity', part > 0 ? '1' : '0');
    liquid.style.transform = `scaleX(${part})`;
    stopper.style.transform = `translateX(${part * length}px)`;
    const read = toQuantity(slider.value, 'units');
    slider.setAttribute('aria-valuetext', read);
    drawing.setAttribute('aria-label', described.replace(/empty$/, `set to ${read}`));
  };
  const setTo = (value: string) => {
    slider.value = value;
    show();
    field.value = slider.value;
  };
  slider.oninput = () => setTo(slider.value);
  // A typed value between two marks is kept; the plunger moves to the nearest mark.
  field.oninput = () => {
    if (!/^\d+(?:[.,]\d+)?$/.test(field.value.trim())) return;
    slider.value = field.value.trim().replace(',', '.');
    show();
  };

  const point = ({ clientX }: PointerEvent) => {
    const { left, width } = drawing.getBoundingClientRect();
    const x = ((clientX - left) / width) * full - Number(zero);
    setTo(String((x / length) * Number(units)));
  };
  drawing.style.touchAction = 'pan-y';
  drawing.style.cursor = 'ew-resize';
  drawing.onpointerdown = (event) => {
    drawing.setPointerCapture(event.pointerId);
    point(event);
  };
  drawing.onpointermove = (event) => {
    if (drawing.hasPointerCapture(event.pointerId)) point(event);
  };
  // Below the drawing, as wide as its scale: the thumb is below the mark. 8px is half of the thumb, which stops when its
  // edge meets the end of the track.
  slider.style.marginLeft = `calc(${(100 * Number(zero)) / full}% - 8px)`;
  slider.style.width = `calc(${(100 * length) / full}% + 16px)`;
  drawing.after(make('div', { class: 'max-w-116 print:hidden' }, slider));
  show();
}
