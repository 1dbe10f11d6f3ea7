import { z } from 'zod';
import { defineRecord } from '@/lib/content/records';
import { words } from '@/lib/text/record-fields';

/**
 * Hosts that sell peptides or chemicals, or list them for sellers: no identity of a substance rests on their pages. Add
 * one when it turns up.
 */
export const sellersRecord = defineRecord('sellers.yaml', z.array(words));
