import { useInsertionEffect, useState } from 'react'

/**
 * A sheet of the script's own, which is exempt from the content security policy. Answers how to
 * take it away.
 */
export function adopt(css: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

const written = (): string => document.querySelector('style')?.textContent ?? ''

const served = import.meta.env.SSR ? '' : written()
let wasDrawn = false

/**
 * Keeps the style sheet that the server wrote: it goes with its element when the document is drawn
 * anew, as for an error and on the way back from it. Answers whether the element is to be drawn: by
 * scripts it could not be filled.
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
 * Keeps the tenant's style sheet in step when the diner walks from one tenant to another without a
 * new document; a changed `<style>` is not exempt from the policy. It stands after the one that the
 * server wrote and so wins over it. What that one says is not said again: a font would be looked
 * for anew, and come when all is painted without it.
 */
export function useTenantSheet(css: string): void {
  useInsertionEffect(() => (written().includes(css) ? undefined : adopt(css)), [css])
}
