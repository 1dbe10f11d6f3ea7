/** The localStorage key of a visitor's progress. The privacy page names it. */
export const PROGRESS_STORAGE_KEY = 'amide-academy-progress';

/** The anchor of a visitor's progress on the map of courses, and its path. */
export const PROGRESS_ANCHOR = 'progress';
export const PROGRESS_PATH = `/education#${PROGRESS_ANCHOR}`;
