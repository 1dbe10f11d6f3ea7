/** Lines of code in the machine's own face, wrapped, so that there is nothing to load, or to scroll on a phone or paper. */
export function Code({ text }: { text: string }) {
  return (
    <pre className="font-sans" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      <code style={{ fontFamily: 'ui-monospace, monospace', fontSize: 'inherit' }}>{text}</code>
    </pre>
  );
}
