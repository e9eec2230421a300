import { useInsertionEffect } from 'react'

/**
 * Keeps the tenant's style sheet in step when the diner walks from one tenant to another without a
 * new document. A sheet of the script's own is exempt from the content security policy, where a
 * changed `<style>` is not; it stands after the one that the server wrote and so wins over it. What that one says is
 * not said again: a font would be looked for anew, and come when all is painted without it.
 */
export function useTenantSheet(css: string): void {
  useInsertionEffect(() => {
    if (document.querySelector('style')?.textContent.includes(css)) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [css])
}
