/** How icons are drawn. Each stands beside a text or in a control with a name, so none is announced. */
export const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;
export const SMALL_ICON = { ...ICON, size: 16 } as const;
export const LARGE_ICON = { ...ICON, size: 22 } as const;
