/** What a page of exercises is without JavaScript. */
export function WithoutScript() {
  return (
    <noscript>
      <p className="callout mb-8 rounded-md border-[1.5px] border-line-strong px-4 py-3">
        JavaScript is switched off in this browser. The exercises of set 1 stand below with their
        answers, each to be opened after you have tried; other sets and the result need JavaScript.
      </p>
    </noscript>
  );
}
