import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastRatio, parseColor } from './contrast.ts'
import { FONT_FAMILIES, fontStack } from './font-family.ts'
import { THEME_TOKENS, type ThemeToken, themeTokens } from './theme-tokens.ts'

const PAIRS: readonly (readonly [ThemeToken, ThemeToken])[] = [
  ['--on-brand', '--brand'],
  ['--on-accent', '--accent'],
  ['--on-banner', '--banner'],
  ['--on-positive', '--positive'],
  ['--on-warning', '--warning'],
  ['--on-danger', '--danger'],
]
const LAYERS: readonly ThemeToken[] = ['--canvas', '--surface', '--surface-raised', '--surface-sunken']
const INKS: readonly ThemeToken[] = [
  '--text',
  '--text-muted',
  '--brand-ink',
  '--positive',
  '--warning',
  '--danger',
]

const anyColor = fc.option(
  fc.oneof(
    fc.nat(0xff_ff_ff).map((number) => `#${number.toString(16).padStart(6, '0')}`),
    fc.constantFrom('#FFF', '#777', '#757575', 'red', 'url(x)', '#12345', '}body{display:none}', ''),
  ),
)
const anyConfig = fc.record({
  colorModeType: fc.constantFrom('LIGHT', 'DARK', null),
  lightMainColor: anyColor,
  darkMainColor: anyColor,
  buttonBorderedColorLight: anyColor,
  buttonBorderedColorDark: anyColor,
  promotionalBannerColorLight: anyColor,
  mainBackgroundColorLight: anyColor,
  mainBackgroundColorDark: anyColor,
  mainTextColorLight: anyColor,
  mainTextColorDark: anyColor,
  descriptionTextColorLight: anyColor,
  descriptionTextColorDark: anyColor,
})

describe('themeTokens', () => {
  test('whatever a tenant chose can be read, and nothing but colours comes out', () => {
    fc.assert(
      fc.property(anyConfig, (config) => {
        const tokens = themeTokens(config)
        expect(Object.keys(tokens)).toEqual([...THEME_TOKENS])
        expect(Object.values(tokens).every((value) => /^#[\da-f]{6}$/.test(value))).toBe(true)
        const texts = [...PAIRS, ...INKS.flatMap((ink) => LAYERS.map((layer) => [ink, layer] as const))]
        for (const [ink, layer] of texts) {
          expect(contrastRatio(tokens[ink], tokens[layer]), `${ink} on ${layer}`).toBeGreaterThanOrEqual(4.5)
        }
        for (const layer of LAYERS) {
          expect(contrastRatio(tokens['--line-strong'], tokens[layer])).toBeGreaterThanOrEqual(3)
        }
      }),
      { numRuns: 500 },
    )
  })

  /** spec('000 §3.3') spec('000 §9.19') spec('001 §3.9') spec('001 §7.37') */
  test('the defaults are the documents’', () => {
    expect(themeTokens({ colorModeType: 'LIGHT' })).toMatchObject({
      '--brand': '#f78700',
      '--banner': '#f78700',
      '--accent': '#2bbf66',
      '--canvas': '#f5f5f5',
      '--text': '#1c1c1c',
    })
    expect(themeTokens({})).toMatchObject({ '--canvas': '#272524', '--text': '#ffffff' })
  })

  /** spec('decisions beyond-the-documents.15') */
  test('light and dark take their own half', () => {
    const config = { lightMainColor: '#A00', darkMainColor: '#00AA00' }
    expect(themeTokens({ ...config, colorModeType: 'LIGHT' })['--brand']).toBe('#aa0000')
    expect(themeTokens({ ...config, colorModeType: 'DARK' })['--brand']).toBe('#00aa00')
  })

  test('a readable choice is left as it is', () => {
    const tokens = themeTokens({
      colorModeType: 'LIGHT',
      mainBackgroundColorLight: '#ffffff',
      mainTextColorLight: '#123456',
    })
    expect(tokens['--text']).toBe('#123456')
  })
})

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
  ])('%s on %s is %d', (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2)
    expect(contrastRatio(b, a)).toBe(contrastRatio(a, b))
  })

  test.each(['#ff', '#ggg', 'fff', '#ffffff;', ' #fff', '#fffffff', null, undefined])(
    '%s is no colour',
    (text) => {
      expect(parseColor(text)).toBeUndefined()
    },
  )
})

describe('fontStack', () => {
  test('knows its list and nothing else', () => {
    expect(fontStack('Open Sans')).toMatch(/^"Open Sans","Open Sans fallback",/)
    expect(fontStack('Comic Sans')).toBe(FONT_FAMILIES.System)
    expect(fontStack('x;}body{display:none}')).toBe(FONT_FAMILIES.System)
    expect(fontStack('toString')).toBe(FONT_FAMILIES.System)
    expect(fontStack(null)).toBe(FONT_FAMILIES.System)
  })
})
