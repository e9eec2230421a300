import { brandingCopy } from '@mostrador/copy/branding'
import { fontStack } from '@mostrador/domain/branding/font-family'
import { fontFaces } from '@mostrador/ui/font-faces'
import { useInsertionEffect } from 'react'

/**
 * Brings a font of ours to this page while it is looked at; those that nobody chose are not loaded.
 */
function useFont(family: string): void {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(fontFaces(family, 'swap'))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [family])
}

/** How a menu reads in a font, '' being the device's own. */
export function FontSample({ family }: { readonly family: string }) {
  useFont(family)
  const { name, text, price } = brandingCopy.fontSample
  return (
    <figure
      aria-label={brandingCopy.fontSampleOf(family || brandingCopy.fontDefault)}
      className="rounded-control border border-line bg-sunken px-4 py-3"
      style={{ fontFamily: fontStack(family) }}
    >
      <p className="text-22 font-bold">{name}</p>
      <p className="text-14 text-muted">{text}</p>
      <p className="price text-16 font-semibold">{price}</p>
    </figure>
  )
}
