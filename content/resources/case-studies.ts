export type CaseStudy = {
  id: string;
  title: string;
  type: string;
  participants: string;
  found: readonly string[];
  /** What a report of this kind cannot show, or did not look at. */
  notFound: string;
  /** Keys in content/references.json: the report itself first, then what its limits rest on. */
  references: readonly [string, ...string[]];
};

/** Published reports only. Figures are those of the cited record; nothing is added from elsewhere. */
export const caseStudies = [
  {
    id: 'compounded-semaglutide-errors',
    title: 'Ten times the intended dose, drawn from a vial',
    type: 'Case series',
    participants: '3 people',
    found: [
      'Three people injected wrong amounts of semaglutide from compounding pharmacies or an aesthetic spa. Two took ten times the intended dose.',
      'Nausea, vomiting and abdominal pain lasted for days in most. One needed an antiemetic and intravenous fluids.',
      'Vials lack the safeguards of prefilled pens, and mixing of millilitres, units and milligrams confused the patients.',
    ],
    notFound:
      'How often such errors happen. Three reports to a poison centre are not a count of everyone who measured.',
    references: ['lambson-2023-compounded-semaglutide-errors'],
  },
  {
    id: 'falsified-semaglutide',
    title: 'A product sold as semaglutide that held insulin',
    type: 'Case report',
    participants: '1 person',
    found: [
      'A 31-year-old woman fell into a low-sugar coma after injecting a product sold online as semaglutide.',
      'Laboratory tests found insulin in it and no semaglutide.',
    ],
    notFound: 'How many such products were sold, or what other products of the same source held.',
    references: ['bolognesi-2025-falsified-semaglutide'],
  },
  {
    id: 'online-test-purchases',
    title: 'Six test purchases, three vials',
    type: 'Test purchase and laboratory analysis',
    participants: '6 orders, 3 vials analysed',
    found: [
      'Of 317 online-pharmacy links found, 42% led to illegal sellers. Of 6 test purchases only 3 vials arrived; the other 3 were scams.',
      'The vials held 29 to 39% more semaglutide than labelled. Measured purity was 7 to 14% against a claimed 99%.',
      'One sample carried endotoxin (8.95 EU/mg) although no live microbes were found.',
    ],
    notFound:
      'What happened to anyone who used such vials. Three vials cannot stand for every seller.',
    references: ['ashraf-2024-online-semaglutide'],
  },
  {
    id: 'bpc-157-knee',
    title: 'BPC-157 injected into the knee',
    type: 'Retrospective chart review',
    participants: '17 people, 16 reached by telephone',
    found: [
      '11 of 12 people who received BPC-157 alone reported improved knee pain 6 to 12 months later.',
      '3 of 4 people who also received thymosin beta-4 reported the same.',
    ],
    notFound:
      'Whether BPC-157 was the reason. There was no control group and no standard scale of pain or function, and people were asked by telephone months later.',
    references: ['lee-2021-bpc157-knee'],
  },
  {
    id: 'bpc-157-intravenous',
    title: 'BPC-157 by infusion in two people',
    type: 'Open-label pilot',
    participants: '2 people',
    found: ['BPC-157 was given into a vein, openly, in an uncontrolled pilot.'],
    notFound: 'Safety. Two people are too few to establish it.',
    references: ['lee-2025-bpc157-iv-pilot'],
  },
  {
    id: 'thymosin-dry-eye',
    title: 'Thymosin beta-4 eye drops in severe dry eye',
    type: 'Small randomised trial',
    participants: '9 people',
    found: [
      'Drops were given six times a day for 28 days, then people were followed for 28 days.',
      'At day 56 discomfort was 35.1% lower than with the vehicle.',
    ],
    notFound:
      'Whether it holds in more people. A trial of 72 people reported in the same year found no difference on both of its main measures, and a third phase 3 trial missed its own, as announced by the company in 2021.',
    references: [
      'sosne-2015-tb4-severe-dry-eye',
      'sosne-2015-tb4-dry-eye-cae',
      'regenerx-2021-arise3-topline',
    ],
  },
  {
    id: 'melanotan-naevi',
    title: 'New moles after tanning injections',
    type: 'Case report',
    participants: '1 person',
    found: [
      'A 33-year-old woman developed several new atypical naevi (unusual moles) within a week of two tanning injections given by a beautician.',
      'The darkest was cut out and was benign.',
    ],
    notFound: 'Cause. One case can raise the question and cannot answer it.',
    references: ['reid-2013-melanotan-naevi'],
  },
  {
    id: 'melanotan-many-naevi',
    title: 'More than 100 new moles after melanotan II and sunbeds',
    type: 'Case report',
    participants: '1 person',
    found: [
      'A 25-year-old man had a sudden crop of more than 100 moles a few weeks after a four-week course of melanotan II with sunbed use.',
      'Many looked abnormal, and ten were removed.',
    ],
    notFound: 'Cause. He also used a sunbed, and one case cannot part the two.',
    references: ['hueso-2012-melanotan-naevi'],
  },
  {
    id: 'melanotan-priapism',
    title: 'A lasting painful erection after melanotan II',
    type: 'Case report',
    participants: '1 person',
    found: [
      'A man needed surgery after injecting melanotan II. First-line drugs failed.',
      'The authors knew of two earlier reports.',
    ],
    notFound: 'How often it happens among people who inject the substance.',
    references: ['mallory-2021-melanotan-priapism'],
  },
  {
    id: 'melanotan-overdose',
    title: 'An overdose of melanotan II that needed surgery',
    type: 'Case report',
    participants: '1 person',
    found: [
      'A 60-year-old man injected melanotan II and within 30 minutes had a painful erection, a racing heart, agitation and heavy sweating.',
      'Drugs and drainage failed and he needed a surgical shunt. A dark patch remained where he had injected.',
    ],
    notFound: 'How often it happens. Reports of single cases are no count of all users.',
    references: ['melanotan-overdose-priapism-2013'],
  },
  {
    id: 'glutathione-drips',
    title: 'Glutathione drips for lighter skin',
    type: 'Small open-label trial',
    participants: '50 women enrolled, 32 analysed',
    found: [
      '6 of 16 women improved on the drip and 3 of 16 on saline, which chance can explain (p = 0.054).',
      'Treatment was stopped in 8 women for abnormal liver tests and in 1 for anaphylactic shock.',
    ],
    notFound:
      'A lasting effect. All but one had lost it six months later, and the women who were harmed were left out of the comparison.',
    references: ['zubair-2016-iv-glutathione'],
  },
  {
    id: 'melanotan-melanoma',
    title: 'Melanoma in situ four weeks after starting melanotan II',
    type: 'Case report',
    participants: '1 person',
    found: [
      'Melanoma in situ was found four weeks after starting melanotan II, which a regulated compounding pharmacy had supplied.',
    ],
    notFound: 'Cause. A single case cannot prove it, and the melanoma may have been there before.',
    references: ['mallalieu-2020-melanotan-melanoma'],
  },
  {
    id: 'melanotan-muscle-breakdown',
    title: 'Muscle breakdown after melanotan II',
    type: 'Case report',
    participants: '1 person',
    found: [
      'Whole-body poisoning and muscle breakdown followed melanotan II bought for tanning. Tremor and heavy sweating were seen.',
    ],
    notFound: 'How often it happens. What a product bought for tanning holds is seldom known.',
    references: ['nelson-2012-melanotan-rhabdomyolysis'],
  },
] as const satisfies readonly CaseStudy[];
