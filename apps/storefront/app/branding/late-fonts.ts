import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { adopt } from './use-tenant-sheet.ts'

/** Letters whose widths differ in every font that is not monospaced. */
const SAMPLE = 'mmmiiiWWWlll0123456789'

/** Whether texts are drawn in a family; true where it cannot be measured. */
function isDrawn(family: string): boolean {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return true
  const widthIn = (font: string): number => {
    pen.font = `40px ${font}`
    return pen.measureText(SAMPLE).width
  }
  return widthIn(`"${family}", monospace`) !== widthIn('monospace')
}

/** Returns the families whose file arrived after the first paint. */
function lateFamilies(): ReadonlySet<string> {
  const came = Array.from(document.fonts)
    .filter(({ display, status }) => display === 'optional' && status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''))
  return new Set([...new Set(came)].filter((family) => !isDrawn(family)))
}

/** Returns the rules of some families with `font-display: swap`: their file is there. */
const rulesOf = (families: ReadonlySet<string>): string =>
  [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => families.has(style.getPropertyValue('font-family').replaceAll('"', '')))
    .map(({ cssText }) => cssText.replace('font-display: optional', 'font-display: swap'))
    .join('')

/**
 * Shows a font that came too late for the first page on the next one; a navigation without a new
 * document would not look for it again. Source: docs/decisions/023.
 */
export function useLateFonts(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (pathname === shown.current) return
    shown.current = pathname
    const late = lateFamilies()
    if (late.size > 0) adopt(rulesOf(late))
  }, [pathname])
}
