/** Paths that code links to; pages.ts describes the pages. */
/** The scope of the service worker: only pages below this path can be kept for offline use. */
export const TOOLS_PATH = '/tools/';
export const CALCULATOR_PATH = `${TOOLS_PATH}peptide-calculator`;
/** The fragment of the tool on that page that turns a syringe mark back into an amount. */
export const FROM_MARK_ID = 'i-know-the-mark';
/** The web app manifest with which a browser installs the calculator. */
export const CALCULATOR_MANIFEST = `${CALCULATOR_PATH}/app.webmanifest`;
export const PRACTICE_PATH = `${CALCULATOR_PATH}/practice`;
export const PRACTICE_SHEET_PATH = '/education/practice/print';
export const PROOF_PATH = `${CALCULATOR_PATH}/proof`;
export const HALF_LIFE_PATH = `${TOOLS_PATH}half-life`;
export const SOMETHING_WENT_WRONG_PATH = `${TOOLS_PATH}something-went-wrong`;
export const CERTIFICATE_PATH = `${TOOLS_PATH}certificate`;
export const SHEET_PATH = `${TOOLS_PATH}sheet`;
export const SHEET_FACTS_FILE = `${SHEET_PATH}/substances.json`;
export const BASELINE_PATH = `${TOOLS_PATH}benefit-and-harm`;
export const SEQUENCE_LAB_PATH = `${TOOLS_PATH}sequence`;
export const COMPARE_PATH = '/peptides/compare';
export const COURSES_PATH = '/education';
export const EVIDENCE_MAP_PATH = '/research/evidence-map';
export const PAPERS_PATH = '/resources/papers';
/** The open data page; only the files below it can be read by scripts on other sites. */
export const DATA_PATH = '/data';
export const DEVELOPERS_PATH = '/developers';
export const CORRECTIONS_PATH = '/corrections';
/** Printed on sheets, so short enough to type and to fit a QR code. */
export const CALCULATOR_CORRECTIONS_PATH = `${CORRECTIONS_PATH}/calculator`;
export const SEARCH_PATH = '/search';
/** Safety questions across substances. */
export const SAFETY_PATH = '/safety';
/** The page where a reader can store an offline copy of the site. */
export const OFFLINE_COPY_PATH = '/keep';
/** The list of scripts and styles to prefetch. */
export const PREFETCH_LIST_FILE = '/ahead.json';
