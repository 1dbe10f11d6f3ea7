/** Where a browser keeps what its visitor has read and solved. The privacy page names it. */
export const PROGRESS_STORAGE_KEY = 'amide-academy-progress';

/** The part of the map of the courses that shows a visitor's own progress, and its address. */
export const PROGRESS_ANCHOR = 'progress';
export const PROGRESS_PATH = `/education#${PROGRESS_ANCHOR}`;
