/** Code in the system's monospace font, wrapped: no font to load, and no scrolling on a phone or cut-off in print. */
export function Code({ text }: { text: string }) {
  return (
    <pre className="font-sans" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      <code style={{ fontFamily: 'ui-monospace, monospace', fontSize: 'inherit' }}>{text}</code>
    </pre>
  );
}
