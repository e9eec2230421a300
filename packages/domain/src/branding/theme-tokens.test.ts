import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastRatio, parseColor, blackOrWhiteOn, readableOn } from './contrast.ts'
import { THEME_TOKENS, themeTokens, type ThemeToken } from './theme-tokens.ts'

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
  /** spec('000 §9.19') */
  test('a branch with a colour of its own has no green edges that it did not choose', () => {
    const light = { colorModeType: 'LIGHT', lightMainColor: '#7b1f1f', buttonBorderedColorDark: '#58c08a' }
    expect(themeTokens(light)['--accent']).toBe('#7b1f1f')
    expect(themeTokens({ ...light, buttonBorderedColorLight: '#1f7a4a' })['--accent']).toBe('#1f7a4a')
    expect(themeTokens({ ...light, lightMainColor: 'red' })['--accent']).toBe('#2bbf66')
    expect(themeTokens({ colorModeType: 'DARK', darkMainColor: '#e0533d' })['--accent']).toBe('#e0533d')
  })

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
  test('the defaults are the documents’, and all others follow from them', () => {
    expect(themeTokens({ colorModeType: 'LIGHT' })).toEqual({
      '--brand': '#f78700',
      '--on-brand': '#000000',
      '--brand-ink': '#945100',
      '--accent': '#2bbf66',
      '--on-accent': '#000000',
      '--banner': '#f78700',
      '--on-banner': '#000000',
      '--canvas': '#f5f5f5',
      '--surface': '#fcfcfc',
      '--surface-raised': '#ffffff',
      '--surface-sunken': '#e9e9e9',
      '--text': '#1c1c1c',
      '--text-muted': '#5d5d5d',
      '--line': '#dbdbdb',
      '--line-strong': '#7e7e7e',
      '--positive': '#127442',
      '--on-positive': '#ffffff',
      '--warning': '#8f5a00',
      '--on-warning': '#ffffff',
      '--danger': '#bd2323',
      '--on-danger': '#ffffff',
    })
    expect(themeTokens({})).toMatchObject({
      '--brand-ink': '#f78700',
      '--canvas': '#272524',
      '--surface': '#32302f',
      '--surface-raised': '#3a3938',
      '--surface-sunken': '#1d1c1b',
      '--text': '#ffffff',
      '--text-muted': '#bebebd',
      '--positive': '#86bba0',
      '--warning': '#c7ad81',
      '--danger': '#e3a2a2',
    })
  })

  test('on a canvas of middle brightness a well stays as it is, and text goes to the pole', () => {
    expect(themeTokens({ mainBackgroundColorDark: '#767676' })).toMatchObject({
      '--surface': '#d6d6d6',
      '--surface-raised': '#ffffff',
      '--surface-sunken': '#767676',
      '--text': '#000000',
    })
  })

  test('white text on a white canvas darkens no further than it must', () => {
    expect(themeTokens({ mainBackgroundColorDark: '#ffffff' })['--text']).toBe('#666666')
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
    // So dark that light grows in a straight line.
    ['#0a0a0a', '#000000', 1.06],
  ])('%s on %s is %d', (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2)
    expect(contrastRatio(b, a)).toBe(contrastRatio(a, b))
  })

  test('where black and white stand out alike, it is black', () => {
    expect(blackOrWhiteOn('#000000', '#ffffff')).toBe('#000000')
  })

  test('a colour that stands out just enough stays as it is', () => {
    expect(readableOn('#767676', ['#ffffff'], contrastRatio('#767676', '#ffffff'))).toBe('#767676')
  })

  test.each([
    ['#Ab3', '#aabb33'],
    ['#12AbEf', '#12abef'],
  ])('%s is written as %s', (text, color) => {
    expect(parseColor(text)).toBe(color)
  })

  test.each([
    '#ff',
    '#ggg',
    '#gff',
    '#fgf',
    '#ffg',
    'x#fff',
    'x#ffffff',
    'fff',
    '#ffffff;',
    ' #fff',
    '#fffffff',
    null,
    undefined,
  ])('%s is no colour', (text) => {
    expect(parseColor(text)).toBeUndefined()
  })
})
