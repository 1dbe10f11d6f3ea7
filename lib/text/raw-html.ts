/**
 * The attribute that marks an element with an HTML string of our own as content. The built page keeps that string once,
 * in the element, and not again in its data (lib/platform/raw-html-once.ts).
 */
export const RAW_HTML_MARK = 'data-raw';
