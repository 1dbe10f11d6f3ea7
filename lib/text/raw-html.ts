/**
 * The attribute of an element whose content is a string of HTML of our own making. The finished page holds
 * that string once, in the element, and not a second time in its data: lib/platform/raw-html-once.ts.
 */
export const RAW_HTML_MARK = 'data-raw';
