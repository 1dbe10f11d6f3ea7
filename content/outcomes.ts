import type { MapArea } from './evidence-map';

/**
 * What people ask about a substance: the outcomes of verdicts, each in a column of the evidence map. A serious one
 * is told before common ones where it came out worse; `harm` is one that nobody takes a substance for. What comes after stopping says nothing of what it does while taken.
 */
export const outcomes = [
  { id: 'weight', label: 'Body weight', area: 'weight' },
  {
    id: 'regain',
    label: 'Weight that comes back after stopping',
    area: 'weight',
    kind: 'harm',
    isAfterStopping: true,
  },
  { id: 'blood-sugar', label: 'Blood sugar', area: 'blood-sugar' },
  { id: 'diabetes', label: 'Onset of diabetes', area: 'blood-sugar', isSerious: true },
  { id: 'heart', label: 'Heart and arteries', area: 'heart', isSerious: true },
  { id: 'heart-failure', label: 'Heart failure', area: 'heart', isSerious: true },
  { id: 'blood-pressure', label: 'Blood pressure and pulse', area: 'heart' },
  { id: 'kidneys', label: 'Kidneys', area: 'kidneys' },
  { id: 'bladder', label: 'Bladder', area: 'kidneys' },
  { id: 'liver', label: 'Liver disease', area: 'liver' },
  { id: 'belly-fat', label: 'Fat around the organs', area: 'liver' },
  { id: 'muscle', label: 'Muscle and strength', area: 'muscle' },
  { id: 'growth', label: 'Growth in children', area: 'muscle' },
  { id: 'wounds', label: 'Wounds', area: 'wounds' },
  { id: 'tendons', label: 'Tendons and muscle injuries', area: 'wounds' },
  { id: 'joints', label: 'Joints', area: 'wounds' },
  { id: 'bones', label: 'Bones', area: 'wounds' },
  { id: 'skin', label: 'Looks of the skin', area: 'skin' },
  { id: 'tan', label: 'Tan and light', area: 'skin' },
  { id: 'moles', label: 'Moles and dark patches', area: 'skin', kind: 'harm' },
  { id: 'hair', label: 'Hair', area: 'skin' },
  { id: 'eyes', label: 'Eyes', area: 'eyes' },
  { id: 'sight', label: 'Harm to the eyes', area: 'eyes', kind: 'harm', isSerious: true },
  {
    id: 'eye-stroke',
    label: 'Sudden loss of sight (eye stroke, NAION)',
    area: 'eyes',
    kind: 'harm',
    isSerious: true,
  },
  { id: 'thinking', label: 'Memory and thinking', area: 'brain' },
  { id: 'mood', label: 'Mood and anxiety', area: 'brain' },
  { id: 'social', label: 'Social behaviour', area: 'brain' },
  { id: 'stroke', label: 'Recovery after a stroke', area: 'brain' },
  { id: 'headache', label: 'Headache and migraine', area: 'brain', kind: 'harm' },
  { id: 'nerves', label: 'Nerves and nerve pain', area: 'brain' },
  { id: 'parkinson', label: 'Parkinson disease', area: 'brain' },
  { id: 'alcohol', label: 'Alcohol', area: 'brain' },
  { id: 'sleep', label: 'Sleep', area: 'sleep' },
  { id: 'apnoea', label: 'Sleep apnoea', area: 'sleep' },
  { id: 'desire', label: 'Sexual desire', area: 'sex' },
  { id: 'erection', label: 'Erections', area: 'sex' },
  { id: 'fertility', label: 'Fertility and sex hormones', area: 'sex' },
  { id: 'birth', label: 'Bleeding after birth', area: 'sex' },
  { id: 'immune', label: 'Immune system and vaccines', area: 'immune' },
  { id: 'infection', label: 'Infections', area: 'immune' },
  { id: 'lungs', label: 'Lungs', area: 'immune' },
  { id: 'bowel', label: 'Bowel disease and function', area: 'gut' },
  { id: 'gut', label: 'Nausea, vomiting and diarrhoea', area: 'gut', kind: 'harm' },
  { id: 'gallbladder', label: 'Gallbladder', area: 'gut', kind: 'harm' },
  { id: 'pancreas', label: 'Pancreas', area: 'gut', kind: 'harm', isSerious: true },
  { id: 'cancer', label: 'Cancer', area: 'cancer', kind: 'harm', isSerious: true },
  { id: 'cancer-care', label: 'Cancer treatment', area: 'cancer' },
  { id: 'death', label: 'Death', area: 'death', kind: 'harm', isSerious: true },
  { id: 'ageing', label: 'Ageing and lifespan', area: 'death' },
  {
    id: 'serious',
    label: 'Serious adverse events',
    area: 'side-effects',
    kind: 'harm',
    isSerious: true,
  },
  { id: 'stopping', label: 'Stopping for side effects', area: 'side-effects', kind: 'harm' },
  { id: 'side-effects', label: 'Other side effects', area: 'side-effects', kind: 'harm' },
] as const satisfies readonly {
  id: string;
  label: string;
  area: MapArea['id'];
  kind?: 'harm';
  isSerious?: true;
  isAfterStopping?: true;
}[];

export type OutcomeId = (typeof outcomes)[number]['id'];
