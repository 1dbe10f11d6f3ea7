import type { Barrel } from '@/content/calculator';
import type { Calculation } from '../inputs';

/** Something a reader should know about a result. Warnings stand above the drawing, the rest below. */
export type Note = { tone: 'warning' | 'info'; title: string; text: string };

/** One check: what it has to say about a result drawn on a barrel, or nothing. */
export type Check = (calculation: Calculation, barrel: Barrel) => Note | undefined;
