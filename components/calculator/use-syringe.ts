import { SYRINGE_STORAGE_KEY } from '@/content/calculator';
import { type Barrel, barrels } from '@/content/syringes';
import { LARGEST_BARREL } from '@/lib/calculator/barrels';
import { createKept, useKept } from '../ui/kept';

const syringe = createKept(SYRINGE_STORAGE_KEY);

/**
 * The visitor's own syringe, chosen once and kept on the device. Until then `chosen` is missing and the largest
 * U-100 barrel is drawn. It is never changed but by the visitor.
 */
export function useSyringe(): {
  barrel: Barrel;
  chosen: Barrel | undefined;
  choose: (id: string) => void;
} {
  const id = useKept(syringe);
  const chosen: Barrel | undefined = barrels.find((barrel) => barrel.id === id);
  return { barrel: chosen ?? LARGEST_BARREL, chosen, choose: syringe.keep };
}
