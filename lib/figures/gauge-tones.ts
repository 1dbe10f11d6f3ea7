/** Colours of a drawn syringe: on the page background, or on the deep-coloured band. */
export const gaugeTones = {
  page: {
    line: 'var(--color-ink)',
    glass: 'var(--color-raised)',
    liquid: 'var(--color-liquid)',
    rod: 'var(--color-sunken)',
    stopper: 'var(--color-ink)',
    hub: 'var(--color-accent-mark)',
    label: 'var(--color-muted)',
    flag: 'var(--color-accent)',
    onFlag: 'var(--color-raised)',
  },
  deep: {
    line: 'var(--color-on-deep)',
    glass: 'var(--color-deep-2)',
    liquid: 'var(--color-deep-liquid)',
    rod: 'var(--color-deep-line)',
    stopper: 'var(--color-deep-stopper)',
    hub: 'var(--color-deep-accent)',
    label: 'var(--color-on-deep-muted)',
    flag: 'var(--color-deep-accent)',
    onFlag: 'var(--color-on-deep-accent)',
  },
} as const;

export type GaugeTone = (typeof gaugeTones)[keyof typeof gaugeTones];
