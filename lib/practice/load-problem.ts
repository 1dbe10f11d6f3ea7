import type { FamilyId } from '@/content/practice-families';
import { type Maker, makeProblem, type ProblemName } from './make';
import type { Problem } from './problem';

const labels = () => import('./families/labels');
const mixing = () => import('./families/mixing');
const scales = () => import('./families/scales');
const shares = () => import('./families/shares');
const syringe = () => import('./families/syringe');

/** Dynamic imports of the families: a page that opens with one family loads only its code. */
const LOADERS: Record<FamilyId, () => Promise<Maker>> = {
  mass: () => shares().then(({ mass }) => mass),
  read: () => import('./families/read').then(({ read }) => read),
  volume: () => scales().then(({ volume }) => volume),
  strength: () => mixing().then(({ strength }) => strength),
  mark: () => syringe().then(({ mark }) => mark),
  held: () => syringe().then(({ held }) => held),
  doses: () => mixing().then(({ doses }) => doses),
  water: () => mixing().then(({ water }) => water),
  barrel: () => scales().then(({ barrel }) => barrel),
  scales: () => scales().then((module) => module.scales),
  label: () => labels().then(({ label }) => label),
  pen: () => labels().then(({ pen }) => pen),
  blend: () => shares().then(({ blend }) => blend),
  supply: () => shares().then(({ supply }) => supply),
  certificate: () => import('./families/certificate').then(({ certificate }) => certificate),
  plausible: () => import('./families/fault').then(({ plausible }) => plausible),
};

/** Returns the same problem as `generate`, loading only its family's code. Rejects if loading fails. */
export async function loadProblem(name: ProblemName): Promise<Problem> {
  return makeProblem(await LOADERS[name.family](), name);
}

/** Preloads the code of every family, so that the next problem is shown at once. */
export function loadFamilies(): void {
  for (const load of Object.values(LOADERS)) load().catch(() => {});
}
