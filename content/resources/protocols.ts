export type Protocol = {
  id: string;
  title: string;
  purpose: string;
  materials: readonly string[];
  steps: readonly { action: string; reason: string }[];
  problems: readonly { sign: string; meaning: string }[];
  /** Keys of content/references.json that the text rests on. */
  sources: readonly string[];
};

/** Bench methods. None of them names a dose. */
export const protocols = [
  {
    id: 'reconstitution',
    title: 'Reconstitute a lyophilised vial',
    purpose:
      'Turn a dry cake into a clear solution of known concentration, without foaming it and without letting microbes in.',
    materials: [
      'The vial and its certificate of analysis',
      'The diluent that the label or the study plan names, such as bacteriostatic water',
      'A sterile syringe and needle for the transfer',
      'Alcohol wipes, gloves, a clean surface',
      'A label and a log',
    ],
    steps: [
      {
        action:
          'Let the closed vial and the diluent come to room temperature before you open either.',
        reason: 'A cold vial draws moisture from the air as soon as it is opened.',
      },
      {
        action:
          'Work out the concentration first: amount in mg divided by diluent in mL. Write it down and have it checked.',
        reason: 'A figure that is worked out with the syringe in hand is the one that goes wrong.',
      },
      {
        action: 'Wash your hands, put on gloves, wipe both stoppers and let them dry in the air.',
        reason: 'The alcohol works while it dries. A wet stopper carries it into the vial.',
      },
      {
        action: 'Draw the diluent and let it run slowly down the inside wall of the vial.',
        reason: 'A jet onto the powder makes foam, and foam is where molecules clump.',
      },
      {
        action: 'Leave it to stand, then roll the vial gently between your fingers. Never shake.',
        reason:
          'Shaking is one of the stresses that spoil peptide and protein solutions, along with heat and freezing.',
      },
      {
        action: 'Hold it against a dark and a light ground and look for particles and haze.',
        reason: 'A solution that should be clear and is not is not used.',
      },
      {
        action:
          'Label it with name, lot, concentration, diluent, date, time and initials, and put it in the refrigerator at 2-8 °C.',
        reason: 'An unlabelled vial has no known content.',
      },
    ],
    problems: [
      {
        sign: 'Foam on top',
        meaning:
          'Diluent went in too fast or the vial was shaken. Let it stand cold. Discard it if particles remain.',
      },
      {
        sign: 'Powder does not dissolve',
        meaning: 'Wrong diluent or pH, or the powder has aged. Do not heat it and do not force it.',
      },
      {
        sign: 'Vial sucks in the diluent by itself',
        meaning:
          'Many vials are sealed under vacuum. Let it in slowly by holding the plunger back.',
      },
      {
        sign: 'More or less liquid than planned',
        meaning:
          'The concentration has changed. Write down what really went in and work it out again.',
      },
    ],
    sources: [
      'akbarian-2022-protein-instability',
      'nugrahadi-2023-peptide-stability',
      'meyer-2007-preservatives-parenteral',
      'stroppel-2023-preservatives',
      'hospira-2024-bacteriostatic-water-label',
    ],
  },
  {
    id: 'certificate-of-analysis',
    title: 'Read a certificate of analysis',
    purpose:
      'Decide whether a sheet of paper says anything about the vial in your hand, and what it leaves out.',
    materials: [
      'The certificate, with its chromatogram and mass spectrum',
      'The vial with its lot number',
      'The sequence, and its mass worked out from the residue masses',
    ],
    steps: [
      {
        action: 'Compare the lot number and the name on the sheet with those on the vial.',
        reason:
          'A certificate counts for one lot. A sheet without a lot number is an advertisement.',
      },
      {
        action: 'Find who did the tests, when and by which method.',
        reason: 'A laboratory that can be asked is worth more than a figure that cannot be traced.',
      },
      {
        action:
          'Check the mass: measured against calculated, for the exact form with its end groups.',
        reason:
          'The right mass supports identity. It cannot tell a mirror-image residue or a swapped order from the right one.',
      },
      {
        action: 'Look at the chromatogram itself, not only at the purity figure.',
        reason:
          'One purity figure depends on how well the method separates impurities that look alike.',
      },
      {
        action: 'Read net peptide content, water and counter-ion separately from purity.',
        reason: 'A powder can be very pure and still hold much less peptide than it weighs.',
      },
      {
        action:
          'Look for endotoxin and sterility results if the material is meant for living systems.',
        reason: 'Neither can be seen in a purity test.',
      },
    ],
    problems: [
      {
        sign: 'The same picture on several sheets',
        meaning: 'A copied chromatogram. Ask the laboratory that is named on it.',
      },
      {
        sign: '“99% pure” and nothing else',
        meaning:
          'Three vials bought online as semaglutide claimed 99% and measured 7 to 14%. Ask for the trace and the method.',
      },
      {
        sign: 'Mass is off by 1',
        meaning: 'Amide in place of acid, or deamidation, changes the mass by about 1 dalton.',
      },
      {
        sign: 'Mass is higher by that of one oxygen atom',
        meaning: 'Something was oxidised: methionine is the common case.',
      },
    ],
    sources: [
      'mazzoccanti-2020-peptide-lc',
      'dhondt-2014-peptide-impurities',
      'ashraf-2024-online-semaglutide',
      'sikora-2020-counter-ions',
    ],
  },
  {
    id: 'storage',
    title: 'Store and transport in the cold',
    purpose: 'Keep what was bought as it was made, from the delivery to the last use.',
    materials: [
      'A freezer at -20 °C that does not defrost itself, for dry powder',
      'A refrigerator at 2-8 °C with a thermometer that keeps the highest and lowest reading',
      'Closed containers with desiccant, labels and a log',
      'For transport: an insulated box, cold packs and a separating layer',
    ],
    steps: [
      {
        action: 'On arrival note the time, the state of the cold packs and the lot. Store at once.',
        reason: 'What happened on the way cannot be seen later.',
      },
      {
        action: 'Keep lyophilised powder at -20 °C, sealed, dry and dark.',
        reason: 'Water, light and warmth drive the slow reactions of peptides even in a dry cake.',
      },
      {
        action: 'Keep reconstituted solution at 2-8 °C, upright, away from the freezing plate.',
        reason: 'Peptides are often unstable in water, and freezing by accident can clump them.',
      },
      {
        action:
          'Use it within 30 days of reconstitution, or by the date on the label, whichever is sooner.',
        reason:
          'The 30 days are a rule of practice. For a multi-dose vial with preservative the US default is 28 days after the first puncture unless its maker says otherwise; the label’s date wins. A US sterile-water label says not to store mixed drugs unless their maker directs it. We found no study that measured how long a vial mixed by its user keeps over weeks.',
      },
      {
        action: 'Read the highest and lowest temperature every working day and write it down.',
        reason: 'A thermometer that shows only the present hides last night.',
      },
      {
        action: 'Carry vials with cold packs that do not touch them.',
        reason: 'A frozen pack against the glass freezes the solution.',
      },
    ],
    problems: [
      {
        sign: 'The refrigerator fell below 2 °C',
        meaning: 'Treat solutions as frozen: look for particles, and discard them if in doubt.',
      },
      {
        sign: 'Powder looks wet or shrunken',
        meaning: 'Moisture has got in. Its content is no longer known.',
      },
      {
        sign: 'Nobody knows when it was mixed',
        meaning: 'Discard it. Without a date there is no limit to count from.',
      },
    ],
    sources: [
      'nugrahadi-2023-peptide-stability',
      'akbarian-2022-protein-instability',
      'tang-2004-freeze-drying',
      'mulinacci-2013-oxidation-aggregation',
      'usp-797-multidose',
      'infusionnurse-2010-28-days',
      'us-sterile-water-label',
    ],
  },
  {
    id: 'u-100-syringe',
    title: 'Measure a volume with a U-100 syringe',
    purpose: 'Turn a volume in mL into a mark on the barrel and read it without a tenfold error.',
    materials: [
      'A U-100 syringe whose size fits the volume: 0.3, 0.5 or 1 mL',
      'The labelled vial and a wipe',
      'The volume in mL and in units, both written down',
    ],
    steps: [
      {
        action: 'Make sure that the barrel says U-100.',
        reason:
          'A unit mark is 0.01 mL only on a U-100 syringe. On other syringes the same mark is another volume.',
      },
      {
        action:
          'Multiply the volume in mL by 100 to get units. Ask a second person to do the same.',
        reason:
          'The US regulator described patients who drew up 5 to 20 times the intended dose. Mixing up mL, mg and units contributed.',
      },
      {
        action: 'Count what one small mark stands for: half a unit, one unit or two units.',
        reason: 'It differs between syringe sizes, and nothing on the barrel says so in words.',
      },
      {
        action: 'Draw slowly past the mark, tap bubbles up, push back to the mark.',
        reason: 'A bubble takes the place of liquid.',
      },
      {
        action:
          'Hold the barrel upright at eye level and read the edge of the stopper nearest the needle.',
        reason: 'The far edge and the cone of the stopper read differently.',
      },
      {
        action: 'Prefer a concentration at which the volume is 10 units or more.',
        reason:
          'Asked for 1 unit, small syringes delivered 1.23 units on average in one study; at 10 units all were close.',
      },
    ],
    problems: [
      {
        sign: 'The result is more than the syringe holds',
        meaning: 'Check the sum before thinking of two draws.',
      },
      {
        sign: 'The result is under 2 units',
        meaning: 'Too small to read. The solution is too strong for this syringe.',
      },
      {
        sign: 'The number looks right and the decimal point does not',
        meaning:
          'In one report the 0.5 mL mark was read as 5 units when it holds 50. Work the sum again from the start.',
      },
    ],
    sources: [
      'gnanalingham-1998-low-dose-insulin',
      'casella-1993-low-dose-insulin',
      'psa-2004-insulin-tuberculin-syringes',
      'fda-2024-compounded-semaglutide-dosing',
      'lambson-2023-compounded-semaglutide-errors',
    ],
  },
  {
    id: 'inspection',
    title: 'Inspect a solution before use',
    purpose: 'Find what the eye can find, and know what it cannot.',
    materials: ['Good light', 'A black and a white card', 'The log with the last description'],
    steps: [
      {
        action: 'Read the label: name, lot, concentration, date. Stop if one is missing.',
        reason: 'Most mix-ups are found by reading.',
      },
      {
        action: 'Check that the date is inside the limit of storage.',
        reason: 'A clear solution can be past its time.',
      },
      {
        action:
          'Swirl once and look for several seconds against black, then as long against white.',
        reason: 'White particles show on black, dark ones on white.',
      },
      {
        action: 'Compare colour and clearness with what the log says of the first day.',
        reason: 'A change matters more than a look.',
      },
      {
        action: 'Look at the stopper for cores and wear.',
        reason: 'Each entry can cut rubber into the vial.',
      },
    ],
    problems: [
      {
        sign: 'Haze, threads or specks',
        meaning: 'Clumping, microbes or rubber. Discard it and write down the lot.',
      },
      {
        sign: 'Clear and yet doubtful',
        meaning:
          'The eye sees neither endotoxin nor lost strength. A preservative slows bacteria and does nothing against viruses.',
      },
    ],
    sources: ['stroppel-2023-preservatives', 'cdc-multidose-vials'],
  },
  {
    id: 'sharps',
    title: 'Dispose of sharps',
    purpose: 'Get used needles out of the way of hands, in one movement and for good.',
    materials: [
      'A sharps container within reach, not yet full to its line',
      'The rules of your town or institution',
    ],
    steps: [
      {
        action: 'Put the container beside the work before the needle is uncovered.',
        reason: 'Steps with a bare needle in hand are where people are stuck.',
      },
      {
        action: 'Drop the syringe in whole, needle first, at once. Never recap, bend or break it.',
        reason: 'Recapping brings the other hand towards the point.',
      },
      {
        action: 'Use each needle and syringe once, for one person.',
        reason: 'Sharing passes on infections, and preservatives do not stop viruses.',
      },
      {
        action: 'Close and lock the container when it is full to its line.',
        reason: 'Overfull boxes are pushed into.',
      },
      {
        action:
          'Hand it in where your local rules say: a pharmacy, a collection point or a clinic.',
        reason: 'Loose needles in household waste hurt the people who sort it.',
      },
    ],
    problems: [
      {
        sign: 'Somebody was stuck',
        meaning: 'Wash the place with soap and water, and call a health service straight away.',
      },
      {
        sign: 'No container at hand',
        meaning:
          'Wait with the work. A drinks bottle or a bag is no substitute for a closed, hard box.',
      },
    ],
    sources: ['cdc-multidose-vials'],
  },
  {
    id: 'log',
    title: 'Keep a log',
    purpose: 'Make it possible for another person to find out what was done, with what and when.',
    materials: [
      'A bound book or a file that keeps old versions',
      'A clock',
      'The labels and certificates',
    ],
    steps: [
      {
        action: 'Give each vial a line of its own on arrival: name, maker, lot, amount, date.',
        reason: 'The lot is the thread that leads back to the certificate.',
      },
      {
        action:
          'At reconstitution add diluent, its lot, its volume, the concentration and the limit of use.',
        reason: 'The concentration cannot be worked out later from memory.',
      },
      {
        action:
          'At each use write date, time, volume in mL, units and initials, before the next thing is done.',
        reason: 'What is written down afterwards is a story.',
      },
      {
        action: 'Write down what was seen, also when it was nothing.',
        reason: 'Blank lines cannot be told from forgotten ones.',
      },
      {
        action: 'Strike out mistakes with one line, date and initials. Never rub out.',
        reason: 'A corrected error is information.',
      },
      {
        action: 'Count what is left once a week and compare it with what the log says.',
        reason: 'A difference shows a measuring error early.',
      },
    ],
    problems: [
      {
        sign: 'Units without a concentration',
        meaning: 'Ten units of what? The entry cannot be turned into an amount. Note both.',
      },
      {
        sign: 'The vial ends sooner or later than worked out',
        meaning: 'Dead volume, a reading error or a wrong concentration. Find out before going on.',
      },
    ],
    sources: [],
  },
] as const satisfies readonly Protocol[];
