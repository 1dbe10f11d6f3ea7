import type { PeptideRecord } from './types';

export const blends = [] as const satisfies readonly PeptideRecord[];
