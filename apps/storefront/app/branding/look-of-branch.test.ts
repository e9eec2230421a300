import type { AliasLookup } from '@mostrador/contract/alias/alias-endpoints'
import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import type { MenuBox } from '@mostrador/domain/customisation/menu-box'
import { afterEach, expect, test, vi } from 'vitest'
import { boxSheet } from './box-sheet.ts'
import { brandClass } from './brand-class.ts'
import { assertVoice, brandSheet, fontHeader, tenantLook } from './tenant-look.ts'
import { withFont } from './with-font.ts'

afterEach(() => void vi.unstubAllEnvs())

const LIGHT = { colorModeType: 'LIGHT', lightMainColor: '#004080' } as const
const ID = '00000000-0000-4000-8000-0123456789ab'

const branch = (rest: object = {}, colorConfig: object = LIGHT, fontFamily = 'System'): BranchInfo =>
  ({
    id: ID,
    name: 'ñandú',
    customLogoURL: null,
    customBackgroundURL: null,
    withCustomBackgroundLogo: false,
    voice: 'TU',
    mapProvider: null,
    generalConfig: { colorConfig, fontFamily },
    ...rest,
  }) as unknown as BranchInfo

const tokenIn = (sheet: string, name: string) => new RegExp(`[{;]${name}:([^;}]+)`).exec(sheet)?.[1]

test('a brand is drawn in its own colours, each token on the root', () => {
  const { sheet, themeColor } = tenantLook(branch())
  expect(sheet).toMatch(/^:root\{color-scheme:light;--font-family:system-ui/)
  expect(tokenIn(sheet, '--brand')).toBe('#004080')
  expect(tokenIn(sheet, '--on-brand')).toBe('#ffffff')
  expect(themeColor).toBe(tokenIn(sheet, '--canvas'))
  expect(sheet).toMatch(/\}body::before\{content:none\}/)
  const dark = tenantLook(branch({}, { colorModeType: 'DARK', darkMainColor: '#ffcc00' })).sheet
  expect(dark).toMatch(/^:root\{color-scheme:dark;/)
  expect(tokenIn(dark, '--brand')).toBe('#ffcc00')
})

test('its icon is its logo, small; without one the initial on the brand', () => {
  const logo = `/files/${'a'.repeat(64)}/640.webp`
  expect(tenantLook(branch({ customLogoURL: logo })).icon).toBe(`/files/${'a'.repeat(64)}/160.webp`)
  const { icon } = tenantLook(branch())
  expect(icon).toMatch(/^data:image\/svg\+xml,/)
  const svg = decodeURIComponent(icon.slice(icon.indexOf(',') + 1))
  expect(svg).toMatch(/^<svg xmlns='http:\/\/www\.w3\.org\/2000\/svg' viewBox='0 0 32 32'>.*<\/svg>$/)
  expect(svg).toMatch(/<circle cx='16' cy='16' r='16' fill='#004080'\/>/)
  expect(svg).toMatch(/<text x='16' y='22' [^>]*fill='#ffffff'>Ñ<\/text>/)
})

test('its own picture stands behind its pages before its logo', () => {
  const [logo, own] = ['a', 'b'].map((letter) => `/files/${letter.repeat(64)}/640.webp`)
  const { sheet } = tenantLook(
    branch({ withCustomBackgroundLogo: true, customLogoURL: logo, customBackgroundURL: own }),
  )
  expect(sheet).toContain(`url("/files/${'b'.repeat(64)}/320.webp")`)
  expect(sheet).not.toContain('content:none')
})

test('a draft shows its font as soon as it comes', () => {
  const inLora = branch({}, LIGHT, 'Lora')
  expect(tenantLook(inLora, true).fonts).toContain('font-display:swap')
  expect(tenantLook(inLora).fonts).toContain('font-display:optional')
})

test('a font of several files asks for each beside the page', () => {
  const header = fontHeader(branch({}, LIGHT, 'Lora')).link ?? ''
  for (const file of header.split(', ')) expect(file).toMatch(/^<\/[^>]+\.woff2>; rel=preload; as=font;/)
})

test.each([
  ['tu', 'TU', true],
  ['tu', 'VOS', false],
  ['vos', 'VOS', true],
  ['vos', 'TU', false],
])('a document in %s has the pages of a contact in %s: %s', (mode, voice, isOwn) => {
  vi.stubEnv('MODE', mode)
  const lookup = { type: 'branchContact', home: null, info: { branch: { voice } } } as unknown as AliasLookup
  const walk = () => assertVoice(lookup, new Request('https://shop.test/menu/otra'))
  if (isOwn) expect(walk).not.toThrow()
  else expect(walk).toThrow(expect.objectContaining({ status: 302 }))
})

test('on a page of several each brand has its colours in a class of its own', () => {
  const other = branch(
    { id: ID.replace('0123456789ab', 'aaaaaaaaaaaa') },
    { ...LIGHT, lightMainColor: '#800000' },
  )
  expect(brandClass(ID)).toBe('brand-0123456789ab')
  expect(brandSheet([branch(), other])).toMatch(
    /^\.brand-0123456789ab\{--brand:#004080;--on-brand:#ffffff;--banner:#[\da-f]{6};--on-banner:#[\da-f]{6}\}\.brand-aaaaaaaaaaaa\{--brand:#800000;[^}]+\}$/,
  )
})

test('a document keeps the header of the brand’s font among its own, where there is one', () => {
  const own = { 'cache-control': 'private' }
  expect(withFont(new Headers({ link: '</a.woff2>', 'x-other': '1' }), own)).toEqual({
    ...own,
    link: '</a.woff2>',
  })
  expect(withFont(new Headers({ 'x-other': '1' }), own)).toEqual(own)
})

const box = (rest: Partial<MenuBox> = {}): MenuBox => ({
  resource: 'MENU_HEADER',
  displayType: 'STRIP',
  theme: null,
  align: null,
  colors: null,
  border: null,
  ...rest,
})

test('a box that says nothing lies as it does on the page, from edge to edge', () => {
  expect(boxSheet([box()], LIGHT)).toBe(
    '.menu-header{margin-inline:-16px;padding:12px 16px;border-radius:0px}',
  )
  expect(boxSheet([box({ resource: 'PROMOTIONS' })], LIGHT)).toBe('.promotions{border-radius:0px}')
})

test('a card has air and round corners; a box that is aligned has its rows aligned too', () => {
  expect(boxSheet([box({ displayType: 'CARD', align: 'left' })], LIGHT)).toBe(
    '.menu-header{padding:16px;border-radius:14px;text-align:left;justify-items:start}.menu-header>*{justify-content:start}',
  )
  expect(boxSheet([box({ resource: 'PROMOTIONS', displayType: 'CARD', align: 'center' })], LIGHT)).toBe(
    '.promotions{margin:12px 16px;border-radius:14px;text-align:center;justify-items:center}.promotions>*{justify-content:center;margin-inline:0}',
  )
})

test('a border is a solid line in the colour of the page’s lines, unless it says more', () => {
  const border = { width: 2, radius: null, style: null, color: null }
  expect(boxSheet([box({ border })], LIGHT)).toMatch(/;border:2px solid #[\da-f]{6};border-radius:0px\}$/)
  const said = { width: 1, radius: 7, style: 'dotted', color: '#c8102e' } as const
  expect(boxSheet([box({ border: said })], LIGHT)).toContain('border:1px dotted #c8102e;border-radius:7px')
})

test('a title has its colour where the box has a theme or colours, and a promotion has none', () => {
  const colors = { background: null, text: null, title: '#aa0000' } as const
  expect(boxSheet([box({ colors })], LIGHT)).toMatch(/\}\.menu-header>:first-child\{color:#aa0000\}$/)
  expect(boxSheet([box({ colors })], LIGHT)).not.toMatch(/[{;]background:/)
  expect(boxSheet([box({ theme: 'DARK' })], LIGHT)).toMatch(
    /;background:#1c1c1c;color:#ffffff;border-radius:0px\}\.menu-header>:first-child\{color:#ffffff\}$/,
  )
  expect(boxSheet([box({ resource: 'PROMOTIONS', theme: 'DARK', colors })], LIGHT)).toBe(
    '.promotions{--banner:#1c1c1c;--on-banner:#ffffff;border-radius:0px}',
  )
})
