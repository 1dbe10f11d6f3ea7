import { SYRINGE_STORAGE_KEY } from '@/content/calculator';
import { type Barrel, barrels } from '@/content/syringes';
import { LARGEST_BARREL } from '@/lib/calculator/barrels';
import { createStoredText, useStoredText } from '../ui/kept';

const syringe = createStoredText(SYRINGE_STORAGE_KEY);

/**
 * The visitor's own syringe, stored on the device. Until one is chosen, `chosen` is undefined and `barrel` is the
 * largest U-100 barrel. Only the visitor changes it.
 */
export function useSyringe(): {
  barrel: Barrel;
  chosen: Barrel | undefined;
  choose: (id: string) => void;
} {
  const id = useStoredText(syringe);
  const chosen: Barrel | undefined = barrels.find((barrel) => barrel.id === id);
  return { barrel: chosen ?? LARGEST_BARREL, chosen, choose: syringe.keep };
}
