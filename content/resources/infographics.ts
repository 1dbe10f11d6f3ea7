export type Infographic = {
  id: string;
  title: string;
  /** One sentence under the figure: what it shows and how it is to be read. */
  caption: string;
  /** What the figure says, for those who cannot see it and for everybody else. */
  text: readonly string[];
};

export const infographics = [
  {
    id: 'reconstitution',
    title: 'Reconstitution step by step',
    caption: 'Six steps from a dry cake to a labelled vial. Drawn schematically, not to scale.',
    text: [
      'Let the closed vial and the diluent come to room temperature, so that no moisture settles on the powder.',
      'Wipe both stoppers with alcohol and let them dry in the air.',
      'Let the diluent run slowly down the inside wall. A jet onto the powder makes foam.',
      'Roll the vial gently. Never shake it: shaking is a stress that spoils peptides.',
      'Look against a black and a white ground. A solution with specks or haze is not used.',
      'Write name, concentration and date on the label, and keep the vial at 2-8 °C.',
    ],
  },
  {
    id: 'syringe-marks',
    title: 'U-100 syringe marks',
    caption:
      'Four common barrels, each filled to 10 units, which is 0.1 mL on all of them. Each barrel is drawn at the same length, so the same volume stands at another place.',
    text: [
      'On a U-100 syringe 100 units are 1 mL, so 10 units are 0.1 mL on every size.',
      'A 0.3 mL barrel holds 30 units and has a mark each unit or each half unit.',
      'A 0.5 mL barrel holds 50 units and has a mark each unit.',
      'A 1 mL barrel holds 100 units and often has a mark each 2 units: five small marks to the number 10, not ten.',
      'Count the marks between two printed numbers before you read.',
    ],
  },
  {
    id: 'evidence-pyramid',
    title: 'The evidence pyramid',
    caption:
      'The five levels that our articles name. Many studies stand at the bottom and few at the top.',
    text: [
      'Level 1, laboratory studies: cells and molecules. They show what can happen.',
      'Level 2, animal studies. They show what happens in another species.',
      'Level 3, small human studies, often without a control group.',
      'Level 4, controlled trials, in which chance decides who gets what.',
      'Level 5, systematic reviews or an approved label.',
      'The level names the kind of study. It says neither how sure an answer is nor that it is a yes.',
    ],
  },
  {
    id: 'peptide-bond',
    title: 'How a peptide bond forms',
    caption:
      'R stands for any side chain. Amino acids are drawn without charges to keep the count of atoms easy; in water they carry one of each.',
    text: [
      'Two amino acids meet: the acid group of the first and the amino group of the second.',
      'The acid group gives up OH, the amino group gives up H. Together they leave as water, H₂O.',
      'Carbon and nitrogen are now joined by a peptide bond, which is an amide bond.',
      'The two ends stay free: an amino group on the left, an acid group on the right.',
      'The bond has two drawings. In one the double bond is between C and O; in the other it is between C and N, with a minus on oxygen and a plus on nitrogen.',
      'The real bond lies between the two. It is shorter than a single bond, flat, and does not turn freely.',
      'In the body and in the laboratory the acid group is activated first. The two do not join by themselves in water.',
    ],
  },
  {
    id: 'half-life',
    title: 'Half-life curves',
    caption:
      'Share of the starting level that is left, computed from the half-life alone: 100% × ½ to the power of time ÷ half-life. Real curves also have a rise, and often a slower tail.',
    text: [
      'After one half-life 50% is left, after two 25%, after three 12.5%, after four 6.3% and after five 3.1%.',
      'The upper panel spans 12 hours, the lower one 28 days. The shapes are the same; only the clock differs.',
      'A range is drawn at its middle, an upper limit at the limit.',
    ],
  },
  {
    id: 'cold-chain',
    title: 'Cold-chain temperatures and times',
    caption:
      'Temperatures are drawn to scale. The times are rules of practice, not measured shelf lives.',
    text: [
      'Dry (lyophilised) powder: -20 °C, to the expiry or retest date on the label.',
      'Reconstituted solution: 2-8 °C, within 30 days of reconstitution, or by the date on the label, whichever is sooner.',
      'For a multi-dose vial with preservative the US pharmacy standard (USP chapter 797, as quoted) sets 28 days after the first puncture unless its maker says otherwise. The date on the label wins.',
      'On the bench at room temperature: minutes, as short as the work allows.',
      'At 0 °C water freezes. Keep solutions away from the freezing plate and from frozen packs.',
      'We found no study that measured how long a vial mixed by its user keeps over weeks.',
    ],
  },
  {
    id: 'five-and-fifty',
    title: 'Five units and fifty units on the same syringe',
    caption:
      'A 1 mL barrel for U-100, drawn to scale twice. The marks are alike, and only the place of the plunger differs.',
    text: [
      'On a U-100 syringe 100 units are 1 mL, so 5 units are 0.05 mL and 50 units are 0.5 mL.',
      'The number 5 does not stand on this barrel. The first printed number is 10, the fifth is 50.',
      'A message that says "5" without a unit can be read as 5 units, as 0.5 mL or as the mark 50.',
      'Say the unit, the volume and how full the barrel is: 5 units, 0.05 mL, a twentieth of the barrel.',
    ],
  },
  {
    id: 'certificate',
    title: 'Where to look on a certificate of analysis',
    caption:
      'A made-up certificate: no product, no laboratory and no measurement stands behind it. The curve is computed from the five invented peaks of our article on purity.',
    text: [
      '1: the lot must be the one on your vial, and the test must be later than the making.',
      '2: a full name and address, and a report number that the laboratory confirms when asked.',
      '3: the mass that follows from the sequence beside the mass that was found.',
      '4: purity is the share of the main peak among all peaks that the detector sees, so the method and the picture belong to it.',
      '5: content is another question: water and salt are weight too, and the detector does not see them.',
      'The main peak is cut off so that the small ones can be seen. Ask for the picture at this scale.',
    ],
  },
  {
    id: 'coupling-yield',
    title: 'Why long chains come out less right',
    caption: 'Computed: the yield of one coupling to the power of the number of couplings.',
    text: [
      'A chain of 15 residues needs 14 couplings: the first is already on the bead.',
      'At 99% a step, 87% of such chains and 75% of chains of 30 residues are right: the two marks.',
      'For 30 residues it is 86% at 99.5% a step, and 56% at 98%.',
    ],
  },
  {
    id: 'twelve-units',
    title: 'Twelve units on two barrels',
    caption: '12 units, which are 0.12 mL, on U-100 barrels with marks of 1 unit and of 2.',
    text: [
      'With marks of 1 unit, 12 is two steps past the printed 10.',
      'With marks of 2 units it is one step past it. Two steps would be 14.',
    ],
  },
] as const satisfies readonly Infographic[];

export type InfographicId = (typeof infographics)[number]['id'];
