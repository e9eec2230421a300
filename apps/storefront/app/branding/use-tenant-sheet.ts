import { useInsertionEffect, useState } from 'react'

/** Adopts a style sheet, exempt from the content security policy; returns its removal. */
export function adopt(css: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

const written = (): string => document.querySelector('style[data-tenant]')?.textContent ?? ''

const served = import.meta.env.SSR ? '' : written()
let wasDrawn = false

/**
 * Keeps the tenant's style sheet of the server's document: it would go with its element when the
 * document is rendered anew, as for an error. Returns whether to render the element, which scripts
 * may not fill.
 */
export function useServedSheet(): boolean {
  const [isFirst] = useState(!wasDrawn)
  useInsertionEffect(() => {
    wasDrawn = true
    return written() ? undefined : adopt(served)
  }, [])
  return isFirst
}

/**
 * Adopts the style sheet of the tenant when the diner goes to another one without a new document,
 * since a changed `<style>` is not exempt from the policy. It follows the server's sheet and so
 * wins over it. Rules of that one are not repeated: the font would load anew, and miss the paint.
 */
export function useTenantSheet(css: string): void {
  useInsertionEffect(() => (written().includes(css) ? undefined : adopt(css)), [css])
}
