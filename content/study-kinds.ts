import kinds from './study-kinds.json' with { type: 'json' };

export type StudyKind = keyof typeof kinds;

/**
 * The kinds of study that a record of the bibliography names under `custom.study`, with what a reader calls them and
 * what one cannot show, whatever it found: the strongest evidence for an effect in people first, then what tells of
 * something else.
 */
export const studyKinds: Record<StudyKind, { label: string; limit?: string }> = kinds;
