import type { PeptideRecord } from './types';

export const other = [] as const satisfies readonly PeptideRecord[];
