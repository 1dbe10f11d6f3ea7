import kinds from './study-kinds.json' with { type: 'json' };

export type StudyKind = keyof typeof kinds;

/**
 * The kinds of study that a bibliography record may name under `custom.study`, with a label for readers and with what
 * such a study cannot show, whatever it found (`limit`). Kinds with the strongest evidence for an effect in people come
 * first, those about something else last.
 */
export const studyKinds: Record<StudyKind, { label: string; limit?: string }> = kinds;
