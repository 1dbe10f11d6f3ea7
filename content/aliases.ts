/**
 * Where another name of a substance comes from: a key of content/references.json whose record prints it; 'record'
 * when the substance's own page prints it; 'short' when its letters stand in that order in the name or in another
 * alias; 'slip' when it is a common misspelling of one of them.
 */
export type AliasSource = 'record' | 'short' | 'slip' | (string & {});

/** A name under which readers look for a substance. Brands of the approvals in content/evidence/status.json are added to these. */
export type Alias = {
  text: string;
  kind: 'brand' | 'name' | 'code' | 'short name' | 'misspelling';
  /** Slug of the peptide's record, or the address of the page that is nearest when it has no record. */
  to: string;
  /** What it is a name of, where that is not the name of the record. */
  of?: string;
  source: AliasSource;
};

export const aliases: readonly Alias[] = [
  // Names: international ones, and those of older papers.
  { text: 'Bremelanotide', kind: 'name', to: 'pt-141', source: 'kingsberg-2019-bremelanotide' },
  { text: 'Elamipretide', kind: 'name', to: 'ss-31', source: 'karaa-2018-mmpower' },
  { text: 'Thymalfasin', kind: 'name', to: 'thymosin-alpha-1', source: 'ncats-thymalfasin' },
  { text: 'Mecasermin', kind: 'name', to: 'igf-1', source: 'increlex-us-label' },
  { text: 'Insulin-like growth factor 1', kind: 'name', to: 'igf-1', source: 'record' },
  { text: 'Cibinetide', kind: 'name', to: 'ara-290', source: 'culver-2017-cibinetide-sarcoidosis' },
  { text: 'Examorelin', kind: 'name', to: 'hexarelin', source: 'wada-2026-prohibited-list' },
  { text: 'Pralmorelin', kind: 'name', to: 'ghrp-2', source: 'record' },
  { text: 'Epitalon', kind: 'name', to: 'epithalon', source: 'anisimov-2003-epitalon-mice' },
  { text: 'Aviptadil', kind: 'name', to: 'vip', source: 'youssef-2022-aviptadil' },
  { text: 'Vasoactive intestinal peptide', kind: 'name', to: 'vip', source: 'record' },
  {
    text: 'Delta sleep-inducing peptide',
    kind: 'name',
    to: 'dsip',
    source: 'bes-1992-dsip-insomnia',
  },
  {
    text: 'Body protection compound',
    kind: 'name',
    to: 'bpc-157',
    source: 'gwyer-2019-bpc157-review',
  },
  { text: 'Copper tripeptide', kind: 'name', to: 'ghk-cu', source: 'miller-2006-ghk-laser-skin' },
  { text: 'Modified GRF 1-29', kind: 'name', to: 'cjc-1295-no-dac', source: 'record' },
  {
    text: 'Nicotinamide adenine dinucleotide',
    kind: 'name',
    to: 'nad-plus',
    source: 'reyna-2026-iv-nad-nr',
  },
  {
    text: 'Orforglipron',
    kind: 'name',
    to: '/blog/orforglipron-and-the-glp-1-pills',
    of: 'orforglipron',
    source: 'lilly-foundayo-us-label',
  },

  // Brands of products whose approval no entry of the status registry lists.
  {
    text: 'Foundayo',
    kind: 'brand',
    to: '/blog/orforglipron-and-the-glp-1-pills',
    of: 'orforglipron',
    source: 'lilly-foundayo-us-label',
  },
  {
    text: 'CagriSema',
    kind: 'brand',
    to: 'cagrilintide',
    of: 'cagrilintide with semaglutide, not approved',
    source: 'garvey-2025-redefine1',
  },

  // Codes of the laboratories.
  { text: 'MK-677', kind: 'code', to: 'ibutamoren', source: 'nass-2008-mk677' },
  { text: 'MK-0677', kind: 'code', to: 'ibutamoren', source: 'adunsky-2011-mk677-hip' },
  {
    text: 'LY3298176',
    kind: 'code',
    to: 'tirzepatide',
    source: 'coskun-2018-tirzepatide-discovery',
  },
  {
    text: 'LY3437943',
    kind: 'code',
    to: 'retatrutide',
    source: 'coskun-2022-retatrutide-discovery',
  },
  { text: 'TH9507', kind: 'code', to: 'tesamorelin', source: 'falutz-2010-tesamorelin-pooled' },
  { text: 'MTP-131', kind: 'code', to: 'ss-31', source: 'gibson-2016-embrace-stemi' },
  { text: 'PL14736', kind: 'code', to: 'bpc-157', source: 'ruenzi-2005-pl14736-colitis' },
  {
    text: 'RGN-259',
    kind: 'code',
    to: 'thymosin-beta-4',
    source: 'sosne-2023-tb4-neurotrophic-keratopathy',
  },

  // Short names that readers type.
  { text: 'sema', kind: 'short name', to: 'semaglutide', source: 'short' },
  { text: 'tirz', kind: 'short name', to: 'tirzepatide', source: 'short' },
  { text: 'reta', kind: 'short name', to: 'retatrutide', source: 'short' },
  { text: 'lira', kind: 'short name', to: 'liraglutide', source: 'short' },
  { text: 'cagri', kind: 'short name', to: 'cagrilintide', source: 'short' },
  { text: 'tesa', kind: 'short name', to: 'tesamorelin', source: 'short' },
  { text: 'ipa', kind: 'short name', to: 'ipamorelin', source: 'short' },
  { text: 'BPC', kind: 'short name', to: 'bpc-157', source: 'short' },
  { text: 'TB4', kind: 'short name', to: 'thymosin-beta-4', source: 'short' },
  { text: 'Tβ4', kind: 'short name', to: 'thymosin-beta-4', source: 'short' },
  { text: 'TA1', kind: 'short name', to: 'thymosin-alpha-1', source: 'short' },
  {
    text: 'Thymosin α1',
    kind: 'name',
    to: 'thymosin-alpha-1',
    source: 'chien-1998-ta1-hepatitis-b',
  },
  { text: 'MT2', kind: 'short name', to: 'melanotan-ii', source: 'short' },
  { text: 'MT-II', kind: 'short name', to: 'melanotan-ii', source: 'short' },
  { text: 'Melanotan 2', kind: 'short name', to: 'melanotan-ii', source: 'short' },
  { text: 'GHK copper', kind: 'short name', to: 'ghk-cu', source: 'short' },
  { text: 'mod GRF', kind: 'short name', to: 'cjc-1295-no-dac', source: 'short' },
  { text: 'CJC no DAC', kind: 'short name', to: 'cjc-1295-no-dac', source: 'short' },
  { text: 'CJC DAC', kind: 'short name', to: 'cjc-1295-dac', source: 'short' },
  { text: 'NAD', kind: 'short name', to: 'nad-plus', source: 'short' },
  { text: 'kisspeptin', kind: 'short name', to: 'kisspeptin-10', source: 'short' },
  { text: 'GSH', kind: 'short name', to: 'glutathione', source: 'record' },

  // Slips of more than one letter: a single one is forgiven anyway.
  { text: 'ozempick', kind: 'misspelling', to: 'semaglutide', source: 'slip' },
  { text: 'osempik', kind: 'misspelling', to: 'semaglutide', source: 'slip' },
  { text: 'semiglutide', kind: 'misspelling', to: 'semaglutide', source: 'slip' },
  { text: 'semaglutyd', kind: 'misspelling', to: 'semaglutide', source: 'slip' },
  { text: 'monjaro', kind: 'misspelling', to: 'tirzepatide', source: 'slip' },
  { text: 'manjaro', kind: 'misspelling', to: 'tirzepatide', source: 'slip' },
  { text: 'munjaro', kind: 'misspelling', to: 'tirzepatide', source: 'slip' },
  { text: 'terzepatide', kind: 'misspelling', to: 'tirzepatide', source: 'slip' },
  { text: 'trizepitide', kind: 'misspelling', to: 'tirzepatide', source: 'slip' },
  { text: 'tirzepetide', kind: 'misspelling', to: 'tirzepatide', source: 'slip' },
  { text: 'retratutide', kind: 'misspelling', to: 'retatrutide', source: 'slip' },
  { text: 'retatrutude', kind: 'misspelling', to: 'retatrutide', source: 'slip' },
  { text: 'retatride', kind: 'misspelling', to: 'retatrutide', source: 'slip' },
  { text: 'ipamoralin', kind: 'misspelling', to: 'ipamorelin', source: 'slip' },
  { text: 'sermorlin', kind: 'misspelling', to: 'sermorelin', source: 'slip' },
  { text: 'epithilon', kind: 'misspelling', to: 'epithalon', source: 'slip' },
  { text: 'wegovi', kind: 'misspelling', to: 'semaglutide', source: 'slip' },
  { text: 'zepbond', kind: 'misspelling', to: 'tirzepatide', source: 'slip' },
  { text: 'glutathion', kind: 'misspelling', to: 'glutathione', source: 'slip' },
  { text: 'thymosine alpha', kind: 'misspelling', to: 'thymosin-alpha-1', source: 'slip' },
];
