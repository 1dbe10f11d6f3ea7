export const OPENAPI_FILE = '/api/openapi.json';

/** Raised when a call changes its form; the first number, when clients have to change as well. */
export const API_VERSION = '1.0.0';
