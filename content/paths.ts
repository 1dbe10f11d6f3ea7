/** Addresses that code leads to. What stands there is said in pages.ts. */
/** What the service worker answers for: only pages below it can be kept for times without a network. */
export const TOOLS_PATH = '/tools/';
export const CALCULATOR_PATH = `${TOOLS_PATH}peptide-calculator`;
/** Where it leads from a mark on the syringe back to an amount. */
export const FROM_MARK_ID = 'i-know-the-mark';
/** What a browser installs the calculator by. */
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
/** The one place of the site that other sites may read; its files stand below it. */
export const DATA_PATH = '/data';
export const DEVELOPERS_PATH = '/developers';
export const CORRECTIONS_PATH = '/corrections';
/** Printed on sheets: short, for a hand and a QR code. */
export const CALCULATOR_CORRECTIONS_PATH = `${CORRECTIONS_PATH}/calculator`;
export const SEARCH_PATH = '/search';
/** Questions of safety across substances. */
export const SAFETY_PATH = '/safety';
/** Where a reader asks for a copy of the site on the device. */
export const KEEP_PATH = '/keep';
/** Lists the scripts and styles that are fetched before a link is pressed. */
export const FILES_AHEAD = '/ahead.json';
