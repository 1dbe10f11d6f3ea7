/** One statement of the method, with the publications it rests on. */
export type MethodPoint = { text: string; sources?: readonly string[] };
export type MethodSection = { id: string; title: string; points: readonly MethodPoint[] };

/** The formulas of the calculator, as the help panel and the method section show them. */
export const formulas = [
  { term: 'Concentration', formula: 'amount in mg ÷ diluent in mL' },
  { term: 'Volume per dose', formula: 'dose in mg ÷ concentration' },
  { term: 'Units (IU)', formula: 'volume in mL × 100' },
  { term: 'Doses per vial', formula: 'amount in mg ÷ dose in mg, rounded down' },
  { term: 'mcg to mg', formula: 'mcg ÷ 1000' },
] as const;

export const helpText = {
  unitNote: 'IU here means units on a U-100 syringe, where 100 units = 1 mL.',
  example:
    'A 5 mg vial with 2 mL of water holds 2.5 mg in each mL. A 250 mcg dose is 0.25 mg, so draw 0.1 mL: 10 units on a U-100 syringe. The vial holds 20 doses.',
  disclaimer: 'For education only. Consult a healthcare professional before you use any peptide.',
} as const;

/** The article that tells the same at length. */
export const furtherReading = {
  href: '/blog/reconstitution-and-storage',
  label: 'Reconstitution and storage, explained',
} as const;

/** Why exact arithmetic and plain warnings matter here, and how the calculator goes about it. */
export const method = [
  {
    id: 'why',
    title: 'Why the working is shown',
    points: [
      {
        text: 'A US alert of 26 July 2024 described patients who drew up 5 to 20 times the intended dose from multi-dose vials, and clinicians who miscalculated 5-fold to 10-fold. In its example, 5 units (0.05 mL) were intended and 50 units (0.5 mL) were drawn.',
        sources: ['fda-2024-compounded-semaglutide-dosing'],
      },
      {
        text: 'Three people who injected wrong amounts from vials were described by a poison control centre; two took ten times the intended dose. Millilitres, units and milligrams had been confused.',
        sources: ['lambson-2023-compounded-semaglutide-errors'],
      },
    ],
  },
  {
    id: 'assumptions',
    title: 'What it assumes',
    points: [
      {
        text: 'The vial holds what its label says, all of it dissolves, and the liquid measures what was added: the volume of the powder itself is neglected.',
      },
      {
        text: 'The syringe is marked U-100, so that 100 units are 1 mL, unless U-40 or U-50 is chosen. On another scale, or one marked in mL or U-500, the same number is another volume. In reported cases the 0.5 mL mark of such a syringe was read as 5 units when it holds 50.',
        sources: ['psa-2004-insulin-tuberculin-syringes'],
      },
      {
        text: 'A unit is a volume here, a hundredth of a millilitre. It is not a unit of activity, as on labels of insulin or growth hormone.',
      },
      {
        text: 'Barrels are drawn with common marks and as long as they are beside each other: 41, 43 and 57 mm of scale for 0.3, 0.5 and 1 mL of U-100, the least that ISO 8537:2007 allows. The standard knows U-40 too, and no U-50. Compare the drawing with the syringe at hand; marks and lengths differ between makers.',
      },
    ],
  },
  {
    id: 'rounding',
    title: 'How numbers are read and rounded',
    points: [
      {
        text: 'What is typed is kept as an exact decimal. Nothing is cut to a range, and no binary fraction comes in: 7 mg at 140 mcg is 50 doses, not 49.',
      },
      {
        text: 'A comma counts as a decimal point where it can mean nothing else (0,5). Where it could also separate thousands (1,000), the field asks again.',
      },
      {
        text: 'Only what is shown is rounded, half up: concentration and mL to 3 decimals, IU to 1. A result above 0 never shows as 0. Doses per vial are rounded down.',
      },
      {
        text: 'Where the fixed decimals would hide more than 1% of a value, a note gives it with more digits.',
      },
    ],
  },
  {
    id: 'warnings',
    title: 'When it warns',
    points: [
      {
        text: 'The dose is more than the vial holds, or the draw more than a syringe holds. Less water gives a smaller draw; more would make it larger.',
      },
      {
        text: 'The draw is below 2 units. Nurses who aimed for 0.5, 1 and 2 units delivered 0.98, 1.64 and 2.15 on average, and 0.3 mL syringes did no better than 0.5 mL ones. In another study 1 unit from 30-unit syringes came out as 1.23 on average; at 10 units, all devices were close.',
        sources: ['casella-1993-low-dose-insulin', 'gnanalingham-1998-low-dose-insulin'],
      },
      {
        text: 'The vial would hold less than one dose, or a thousand and more. Then nothing is drawn, and the other unit, mg or mcg, is offered where it would make sense. Only the ratio counts: no dose is called high or low.',
      },
    ],
  },
  {
    id: 'limits',
    title: 'What it does not do',
    points: [
      {
        text: 'It recommends no peptide, no dose and no frequency, and does not know whether a product is approved, pure or what it claims to be.',
      },
      {
        text: 'It does not check that the water, or another liquid that labels call a diluent, suits a peptide or a person. Water preserved with benzyl alcohol carries a warning against use in newborns.',
        sources: ['hospira-2024-bacteriostatic-water-label'],
      },
      {
        text: 'It does not know how long a mixed vial keeps. A preservative slows bacteria, does nothing against viruses and does not make up for poor technique.',
        sources: ['cdc-multidose-vials'],
      },
      {
        text: 'The date to discard that it prints is the sooner of 30 days after mixing and the date on the label: a rule, not a measured shelf life. For a multi-dose vial with preservative the US default is 28 days after the first puncture unless its maker says otherwise, and the label’s date wins. A US sterile-water label says not to store mixed drugs unless their maker directs it.',
        sources: ['usp-797-multidose', 'infusionnurse-2010-28-days', 'us-sterile-water-label'],
      },
      {
        text: 'It sends nothing. Inputs stand in the address of the page, so that a link can be shared, and nowhere else. Only the choice of a syringe is kept, on this device.',
      },
    ],
  },
] as const satisfies readonly MethodSection[];
