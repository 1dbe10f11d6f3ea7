/** An identifier as a public source states it. `sources`: addresses where it was read. */
export type PublishedIdentifier = {
  value: string;
  sources: readonly string[];
  /** What a reader must know beside it. */
  note?: string;
};

/** Identifiers of one record; what is not certain is absent. */
export type PublishedIdentity = {
  /** PubChem compound: two sources agree, one of which may be the record's own published mass. */
  pubchem?: PublishedIdentifier;
  /** Only where it is the key of our own structure, worked out with the InChI library. */
  inchiKey?: PublishedIdentifier;
  cas?: PublishedIdentifier;
  /** The protein that the chain is cut from, or is. */
  uniprot?: PublishedIdentifier;
  /** Which form they are of, when that is not the molecule as recorded. */
  form?: string;
};

/** The day on which the addresses below were read, in stored copies of public pages. */
export const IDENTITY_SEEN = '2026-11-22';

const wiki = (page: string) =>
  `https://github.com/jadams5/aging_wiki/blob/main/molecules/compounds/${page}.md`;

/** Where each identifier was read. Addresses of sellers are evidence here, never a recommendation. */
export const identities: Readonly<Partial<Record<string, PublishedIdentity>>> = {
  sermorelin: {
    pubchem: {
      value: '16132413',
      sources: [
        'https://peptideindex.info/peptides/sermorelin/',
        'https://friendlywiki.com/article/index.php?title=Sermorelin',
      ],
    },
    cas: {
      value: '86168-78-7',
      sources: [
        'https://peptideindex.info/peptides/sermorelin/',
        'https://friendlywiki.com/article/index.php?title=Sermorelin',
      ],
    },
  },
  tesamorelin: {
    cas: {
      value: '218949-48-5',
      sources: ['https://www.drugbank.ca/drugs/DB08869', 'https://peptidebiologix.com/tesamorelin'],
    },
  },
  ipamorelin: {
    cas: {
      value: '170851-70-4',
      sources: ['https://rapidresearchproducts.com/ipamorelin-technical'],
    },
  },
  'ghrp-6': {
    inchiKey: {
      value: 'WZHKXNSOCOQYQX-FUAFALNISA-N',
      sources: ['https://www.benchchem.com/product/b515588'],
    },
    cas: {
      value: '87616-84-0',
      sources: [
        'https://api.fda.gov/other/substance.json?search=unii%3A4H7N4I6X6A',
        'https://www.benchchem.com/product/b515588',
      ],
    },
  },
  hexarelin: {
    pubchem: {
      value: '6918297',
      sources: [
        'https://friendlywiki.com/article/index.php?title=examorelin',
        'https://wiki-gateway.eudic.net/wikipedia_en/Examorelin.html',
      ],
    },
    inchiKey: {
      value: 'RVWNMGKSNGWLOL-GIIHNPQRSA-N',
      sources: ['https://review.clateway.com/wiki/view_html.php?q=Examorelin'],
    },
    cas: {
      value: '140703-51-1',
      sources: [
        'https://friendlywiki.com/article/index.php?title=examorelin',
        'https://wiki-gateway.eudic.net/wikipedia_en/Examorelin.html',
      ],
    },
  },
  ibutamoren: {
    pubchem: {
      value: '9939050',
      sources: [
        'https://boneslabs.com/blog/mk-677',
        'https://www.thecompoundreport.com/compounds/mk677',
      ],
    },
    cas: { value: '159634-47-6', sources: ['https://boneslabs.com/blog/mk-677'] },
  },
  'igf-1': {
    uniprot: { value: 'P05019', sources: ['https://www.uniprot.org/uniprot/P05019'] },
  },
  semaglutide: {
    pubchem: {
      value: '56843331',
      sources: [wiki('semaglutide'), 'https://www.americanpeptide.com/catalog/semaglutide.md'],
      note: 'Its structure there has D-glutamate in the linker; ours has L-glutamate, so no InChIKey is given',
    },
    cas: {
      value: '910463-68-2',
      sources: [
        'https://www.rxreasoner.com/substances/semaglutide',
        'https://smolecule.com/products/s3318893',
      ],
    },
  },
  tirzepatide: {
    cas: {
      value: '2023788-19-2',
      sources: [
        'https://www.explorationpub.com/Journals/Tables/1008128/t1',
        'https://www.retalabs.is/research/tirzepatide-molecular-profile',
      ],
    },
  },
  liraglutide: {
    inchiKey: {
      value: 'YSDQQAXHVYUZIW-QCIJIYAXSA-N',
      sources: ['https://pharmacompass.com/pharmaceutical-intermediate/204656-20-2'],
    },
    cas: {
      value: '204656-20-2',
      sources: [
        'https://drugcentral.org/drugcard/4164',
        'https://pharmacompass.com/pharmaceutical-intermediate/204656-20-2',
      ],
    },
  },
  'mots-c': {
    pubchem: { value: '146675088', sources: [wiki('mots-c')] },
    uniprot: {
      value: 'A0A0C5B5G6',
      sources: ['https://rest.uniprot.org/uniprotkb/A0A0C5B5G6.txt'],
    },
  },
  'bpc-157': {
    pubchem: {
      value: '9941957',
      sources: [
        'https://jadams5.github.io/aging_wiki/molecules/compounds/bpc-157',
        'https://raw.githubusercontent.com/vrtx-research/peptide-identity-reference/main/data/peptide_identity.csv',
      ],
    },
    inchiKey: {
      value: 'HEEWEZGQMLZMFE-RKGINYAYSA-N',
      sources: ['https://jadams5.github.io/aging_wiki/molecules/compounds/bpc-157'],
    },
    cas: {
      value: '137525-51-0',
      sources: [
        'https://jadams5.github.io/aging_wiki/molecules/compounds/bpc-157',
        'https://raw.githubusercontent.com/vrtx-research/peptide-identity-reference/main/data/peptide_identity.csv',
      ],
    },
  },
  'tb-500': { uniprot: { value: 'P62328', sources: [wiki('tb-500')] } },
  'thymosin-beta-4': { uniprot: { value: 'P62328', sources: [wiki('tb-500')] } },
  semax: {
    pubchem: { value: '9811102', sources: ['https://www.peptidefactcheck.com/peptides/semax'] },
    cas: {
      value: '80714-61-0',
      sources: [
        'https://prototides.com/research-library/semax-research-profile',
        'https://www.bloomtechz.com/synthetic-chemical/peptide/semax-powder-cas-80714-61-0.html',
      ],
    },
  },
  selank: {
    cas: {
      value: '129954-34-3',
      sources: [
        'https://peptidewiki.pro/en/peptides/selank',
        'https://combatresearch.io/research-overview-selank-thr-lys-pro-arg-pro-gly-pro/',
      ],
    },
  },
  oxytocin: {
    inchiKey: {
      value: 'XNOPRXBHLZRZKH-DSZYJQQASA-N',
      sources: [
        'https://www.smolecule.com/products/s708011',
        'https://benchchem.com/product/b344502',
      ],
    },
    cas: {
      value: '50-56-6',
      sources: [
        'https://www.smolecule.com/products/s708011',
        'https://benchchem.com/product/b344502',
      ],
    },
    uniprot: {
      value: 'P01178',
      sources: [
        'https://kiwix.xelfin.net/content/wikipedia_en_all_maxi_2024-01/A/Oxytocin/neurophysin_i_prepropeptide',
      ],
    },
  },
  'thymosin-alpha-1': {
    pubchem: {
      value: '16130571',
      sources: [
        'https://en.wikipedia.org/wiki/Thymosin_%CE%B11',
        'https://peptideindex.info/peptides/thymosin-alpha-1/',
      ],
    },
    inchiKey: {
      value: 'NZVYCXVTEHPMHE-ZSUJOUNUSA-N',
      sources: ['https://peptigopeptides.com/?p=2772'],
    },
    cas: {
      value: '62304-98-7',
      sources: [
        'https://en.wikipedia.org/wiki/Thymosin_%CE%B11',
        'https://peptideindex.info/peptides/thymosin-alpha-1/',
      ],
    },
  },
  kpv: { pubchem: { value: '125672', sources: [wiki('kpv')] } },
  'ss-31': {
    pubchem: {
      value: '11764719',
      sources: ['https://jadams5.github.io/aging_wiki/molecules/compounds/elamipretide'],
    },
    cas: { value: '736992-21-5', sources: ['https://peptider.ca/publications/ss-31/'] },
  },
  'pt-141': {
    inchiKey: {
      value: 'FFHBJDQSGDNCIV-MFVUMRCOSA-N',
      sources: ['https://www.benchchem.com/product/b69708'],
    },
    cas: {
      value: '189691-06-3',
      sources: ['https://www.benchchem.com/product/b69708', 'http://clinicpt141.com/faq'],
    },
  },
  'melanotan-ii': {
    pubchem: { value: '92432', sources: [wiki('melanotan-ii')] },
    inchiKey: { value: 'JDKLPDJLXHXHNV-MFVUMRCOSA-N', sources: [wiki('melanotan-ii')] },
  },
  afamelanotide: {
    inchiKey: {
      value: 'UAHFGYDRQSXQEB-LEBBXHLNSA-N',
      sources: ['https://drugs.ncats.io/substance/QW68W3J66U'],
    },
  },
  glutathione: {
    pubchem: {
      value: '124886',
      sources: ['https://pureuspeptide.com/learn/glutathione-chemical-properties'],
    },
    inchiKey: {
      value: 'RWSXRVCMGQZWBV-WDSKDSINSA-N',
      sources: [
        'http://www.rcsb.org/pdb/ligand/ligandsummary.do?handler=biologyChemistry&hetId=GSH',
        'https://pureuspeptide.com/learn/glutathione-chemical-properties',
      ],
    },
    cas: {
      value: '70-18-8',
      sources: [
        'https://ncit.nci.nih.gov/ncitbrowser/ConceptReport.jsp?dictionary=NCI%20Thesaurus&code=C523',
        'https://pureuspeptide.com/learn/glutathione-chemical-properties',
      ],
    },
  },
};
