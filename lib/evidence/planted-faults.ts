import { z } from 'zod';
import { readAs } from '@/lib/content/json-file';

/** The path of the latest planted-fault results, relative to content. */
export const PLANTED_PLACE = 'evidence/planted-faults.json';

const count = z.int().nonnegative();

const plantedSchema = z.strictObject({
  date: z.iso.date(),
  seed: count,
  each: count,
  kinds: z.array(
    z.strictObject({
      kind: z.string(),
      planted: count,
      /** Caught by comparing the sentence with its records. */
      compared: count,
      /** Caught at all: by comparing, or because it no longer is what somebody confirmed. */
      caught: count,
    }),
  ),
});

export type PlantedFaults = z.infer<typeof plantedSchema>;

/** Reads the latest planted-fault results. Throws a ContentError that names what is wrong with the file. */
export function readPlantedFaults(): PlantedFaults {
  return readAs(plantedSchema, PLANTED_PLACE);
}
