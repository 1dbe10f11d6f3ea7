import {
  formatHalfLifeUrl,
  type HalfLifeInputs,
  parseHalfLifeQuery,
} from '@/lib/calculator/half-life-inputs';
import { useAddressState } from '../../ui/use-address-state';

const inputsInAddress = { parse: parseHalfLifeQuery, format: formatHalfLifeUrl };

/** The texts and units of the form, which the address mirrors, and how some of them change. */
export function useHalfLifeInputs(): [
  inputs: HalfLifeInputs,
  change: (changed: Partial<HalfLifeInputs>) => void,
] {
  const [inputs, changeInputs] = useAddressState(inputsInAddress);
  return [inputs, (changed) => changeInputs((current) => ({ ...current, ...changed }))];
}
