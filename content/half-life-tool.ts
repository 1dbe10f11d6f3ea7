/** The formulas of the half-life tool. They are the standard ones of one compartment. */
export const halfLifeFormulas = [
  { term: 'Share left', formula: '½ to the power of (time ÷ half-life)' },
  { term: 'Ceiling', formula: '1 ÷ (1 − share left at the next dose), in doses' },
  { term: 'Low point', formula: 'ceiling − 1, just before a dose' },
  { term: 'Swing', formula: '2 to the power of (time between doses ÷ half-life)' },
  { term: 'Steady', formula: '5 half-lives: 1 − ½⁵ = 97% of the ceiling' },
  { term: 'Dose left out', formula: 'what is missing halves in each half-life' },
] as const;

/** What the tool leaves out, with the publications that say so. */
export const halfLifeLimits = [
  {
    text: 'It knows timing only. Nothing here says whether a substance works, how much of it is enough, or how often it should be given.',
  },
  {
    text: 'Each dose is taken to arrive at once. From under the skin uptake is fairly slow and often incomplete, so the real peaks are lower, later and rounder.',
    sources: ['richter-2014-sc-absorption'],
  },
  {
    text: 'The body is taken to be one compartment that clears a fixed share in a given time. Many substances fall fast at first and slowly later, and one number hides that.',
  },
  {
    text: 'A half-life belongs to a form, a route and the people who were measured. It is an average, and one from a vein says little about an injection under the skin.',
  },
  {
    text: 'A half-life sets how far peaks and low points lie apart: a short one means frequent doses and high peaks, a long one build-up and unwanted effects that last.',
    sources: ['smith-2017-half-life'],
  },
  {
    text: 'Level is not effect: an effect may outlast the substance or end before it. What to do after a missed dose stands in the leaflet of the medicine.',
  },
] as const;

/** The article that tells the same at length. */
export const halfLifeReading = {
  href: '/blog/half-life-and-steady-state',
  label: 'Half-life and steady state, explained',
} as const;
