export const OPENAPI_FILE = '/api/openapi.json';

/** Rises when a call changes its form: the first number when a program has to change with it. */
export const API_VERSION = '1.0.0';
