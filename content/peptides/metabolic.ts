import type { PeptideRecord } from './types';

export const metabolic = [] as const satisfies readonly PeptideRecord[];
