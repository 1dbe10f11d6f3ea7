import type { PeptideRecord } from './types';

export const cognitive = [] as const satisfies readonly PeptideRecord[];
