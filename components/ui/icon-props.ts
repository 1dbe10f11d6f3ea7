/** Props of icons. Each is beside a text or inside a labelled control, so none is announced. */
export const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;
export const SMALL_ICON = { ...ICON, size: 16 } as const;
export const LARGE_ICON = { ...ICON, size: 22 } as const;
