import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { adopt } from './use-tenant-sheet.ts'

/** Letters that are as wide as one another in a font of one width, and in no other. */
const SAMPLE = 'mmmiiiWWWlll0123456789'

/** Whether texts are drawn in a family; where nothing can be measured they count as drawn. */
function isDrawn(family: string): boolean {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return true
  const widthIn = (font: string): number => {
    pen.font = `40px ${font}`
    return pen.measureText(SAMPLE).width
  }
  return widthIn(`"${family}", monospace`) !== widthIn('monospace')
}

/** The families whose file came, and too late for what had been painted. */
function lateFamilies(): ReadonlySet<string> {
  const came = Array.from(document.fonts)
    .filter(({ display, status }) => display === 'optional' && status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''))
  return new Set([...new Set(came)].filter((family) => !isDrawn(family)))
}

/** The rules of some families, which show them as soon as their file is there: it is. */
const rulesOf = (families: ReadonlySet<string>): string =>
  [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => families.has(style.getPropertyValue('font-family').replaceAll('"', '')))
    .map(({ cssText }) => cssText.replace('font-display: optional', 'font-display: swap'))
    .join('')

/**
 * A font that came too late for the first page is there on the next one: to go on is no new
 * document, which alone would look for it again. Source: docs/decisions/023.
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
