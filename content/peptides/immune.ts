import type { PeptideRecord } from './types';

export const immune = [] as const satisfies readonly PeptideRecord[];
