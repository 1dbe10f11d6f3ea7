/** What a program is told that asks for a file of ours that there is not. */
export const MISSING_FILE = 'there is no file at this address';
