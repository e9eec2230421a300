/**
 * Where the chat's window stands. Its script writes a style sheet into the page, which the policy of our pages does
 * not let in; a sheet of our own script is exempt from it.
 */
const WINDOW = `
.woot-widget-holder{position:fixed;inset:0;z-index:60;overflow:hidden;background:var(--surface-raised)}
.woot-widget-holder iframe{width:100%;height:100%;border:0}
.woot-widget-holder.woot--hide,.woot--bubble-holder{display:none}
@media (min-width:50rem){.woot-widget-holder{inset:auto 1.25rem 1.25rem auto;width:25rem;height:min(40rem,85vh);border-radius:14px}}`

let isShown = false

/** Gives the chat's window its place, once in a document. */
export function showChatWindow(): void {
  if (isShown) return
  isShown = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(WINDOW)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
