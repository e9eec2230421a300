import { act } from 'react'
import { MemoryRouter, useNavigate } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { renderHook } from '../testing/render-hook.tsx'
import { indicatorClass } from './indicator-class.ts'
import { indicatorSheet } from './indicator-sheet.ts'
import type * as LateFonts from './late-fonts.ts'
import type * as TenantSheet from './use-tenant-sheet.ts'

class CSSStyleSheet {
  text = ''
  replaceSync(css: string) {
    this.text = css
  }
}

/** A document with the sheet that the server wrote; what scripts added to it. */
function givenDocument(written: string | undefined) {
  openPage()
  vi.stubGlobal('CSSStyleSheet', CSSStyleSheet)
  const state = { written }
  Object.assign(document, {
    adoptedStyleSheets: [],
    querySelector: (selector: string) =>
      selector === 'style[data-tenant]' && state.written !== undefined
        ? { textContent: state.written }
        : null,
  })
  const adopted = () => (document.adoptedStyleSheets as unknown as CSSStyleSheet[]).map(({ text }) => text)
  return { state, adopted }
}

let sheets: typeof TenantSheet
let fonts: typeof LateFonts

// A document that was just opened.
beforeEach(async () => {
  vi.resetModules()
  sheets = await import('./use-tenant-sheet.ts')
  fonts = await import('./late-fonts.ts')
  vi.resetModules()
})

test('a sheet that is adopted can be taken away, and the others stay', () => {
  const { adopted } = givenDocument('')
  sheets.adopt('a{}')
  const takeAway = sheets.adopt('b{}')
  sheets.adopt('c{}')
  expect(adopted()).toEqual(['a{}', 'b{}', 'c{}'])
  takeAway()
  expect(adopted()).toEqual(['a{}', 'c{}'])
})

test('a walk to another tenant brings its sheet, and the way back takes it away; what the server wrote is not said again', async () => {
  const { adopted } = givenDocument(':root{--brand:red}@font-face{}')
  const { renderAgain, unmount } = await renderHook(sheets.useTenantSheet, { props: ':root{--brand:red}' })
  expect(adopted()).toEqual([])
  await renderAgain(':root{--brand:blue}')
  await renderAgain(':root{--brand:blue}')
  expect(adopted()).toEqual([':root{--brand:blue}'])
  await renderAgain(':root{--brand:green}')
  expect(adopted()).toEqual([':root{--brand:green}'])
  await unmount()
  expect(adopted()).toEqual([])
})

test('the element of the served sheet is drawn with the first page alone', async () => {
  const { state, adopted } = givenDocument(':root{}')
  const first = await renderHook(sheets.useServedSheet, { props: undefined })
  expect([first.now(), adopted()]).toEqual([true, []])
  await first.renderAgain(undefined)
  expect(first.now()).toBe(true)
  // The document is drawn anew, as for an error: the element went with it.
  state.written = undefined
  const anew = await renderHook(sheets.useServedSheet, { props: undefined })
  expect([anew.now(), adopted().length]).toEqual([false, 1])
  await anew.unmount()
  expect(adopted()).toEqual([])
})

const indicator = (rest: object = {}) =>
  ({
    id: '00000000-0000-4000-8000-0123456789ab',
    backgroundColor: '#24492C',
    textColor: '#fff',
    ...rest,
  }) as Parameters<typeof indicatorSheet>[0][number]

test('each indicator has its colours in a class of its own; what is no colour makes no rule', () => {
  const other = indicator({ id: '00000000-0000-4000-8000-aaaaaaaaaaaa', backgroundColor: '#abc' })
  expect(indicatorSheet([indicator(), other])).toBe(
    '.indicator-0123456789ab{background:#24492C;color:#fff}.indicator-aaaaaaaaaaaa{background:#abc;color:#fff}',
  )
  expect(indicatorClass('00000000-0000-4000-8000-0123456789ab')).toBe('indicator-0123456789ab')
  for (const wrong of ['red', '#ffff', '#fff}body{display:none', 'x#fff', '#ggg'])
    expect(indicatorSheet([indicator({ textColor: wrong }), indicator({ backgroundColor: wrong })])).toBe('')
})

class CSSFontFaceRule {
  readonly family: string
  readonly cssText: string
  constructor(family: string, display = 'optional') {
    this.family = family
    this.cssText = `@font-face{font-family:${family};font-display: ${display}}`
  }
  get style() {
    return { getPropertyValue: (name: string) => (name === 'font-family' ? this.family : '') }
  }
}

type Font = { family: string; display: string; status: string }

/** A page with these fonts, of which the browser draws some. */
async function openWithFonts(of: readonly Font[], drawn: readonly string[], measures = true) {
  const { adopted } = givenDocument('')
  vi.stubGlobal('CSSFontFaceRule', CSSFontFaceRule)
  const widthOf = (font: string): number => {
    const [, family = '', other] = /^40px (?:"([^"]+)", )?(monospace)$/.exec(font) ?? []
    return other !== undefined && drawn.includes(family) ? 300 : 100
  }
  const pen = {
    font: '',
    measureText(text: string) {
      return { width: text === '' ? 0 : widthOf(this.font) }
    },
  }
  const cssRules = [
    new CSSFontFaceRule('"Lora"'),
    { cssText: 'body{}', style: { getPropertyValue: () => 'Lora' } },
    new CSSFontFaceRule('Figtree'),
    new CSSFontFaceRule('"Sora"'),
  ]
  Object.assign(document, {
    fonts: new Set(of),
    styleSheets: [{ cssRules: cssRules.slice(0, 2) }],
    adoptedStyleSheets: [{ cssRules: cssRules.slice(2), text: '' }],
    createElement: (tag: string) => ({
      getContext: (kind: string) => (tag === 'canvas' && kind === '2d' && measures ? pen : null),
    }),
  })
  const useFonts = () => {
    fonts.useLateFonts()
    return useNavigate()
  }
  const { now } = await renderHook(useFonts, {
    props: undefined,
    wrap: (node) => <MemoryRouter initialEntries={['/menu/ombu']}>{node}</MemoryRouter>,
  })
  const go = (to: string) => act(() => now()(to))
  return { go, shown: () => adopted().slice(1) }
}

const late = (family: string, rest: Partial<Font> = {}): Font => ({
  family,
  display: 'optional',
  status: 'loaded',
  ...rest,
})
const rule = (family: string): string => `@font-face{font-family:${family};font-display: swap}`

test('a font that came too late for the first page is there on the next one, and not before', async () => {
  const { go, shown } = await openWithFonts([late('"Lora"'), late('Sora')], ['Sora'])
  expect(shown()).toEqual([])
  await go('/menu/ombu?x=1')
  expect(shown()).toEqual([])
  await go('/menu/ombu/take-away')
  expect(shown()).toEqual([rule('"Lora"')])
})

test('all that came late are shown, also of a sheet that a script wrote', async () => {
  const { go, shown } = await openWithFonts([late('Lora'), late('Lora'), late('Figtree')], [])
  await go('/menu/ombu/take-away')
  expect(shown()).toEqual([rule('"Lora"') + rule('Figtree')])
})

test.each([
  ['that has not come', [late('Lora', { status: 'loading' })], []],
  ['that was waited for', [late('Lora', { display: 'swap' })], []],
  ['that is drawn already', [late('Lora')], ['Lora']],
] as const)('a font %s stays as it is', async (_which, of, drawn) => {
  const { go, shown } = await openWithFonts(of, drawn)
  await go('/menu/ombu/take-away')
  expect(shown()).toEqual([])
})

test('where nothing can be measured fonts stay as they are', async () => {
  const { go, shown } = await openWithFonts([late('Lora')], [], false)
  await go('/menu/ombu/take-away')
  expect(shown()).toEqual([])
})
