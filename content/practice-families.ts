import families from './practice-families.json' with { type: 'json' };
import { withIds } from './with-ids';

export type FamilyId = keyof typeof families;

/** The problem families of the practice trainer, in the order in which a beginner meets them. */
export const practiceFamilies = withIds(families);
