import { expect, test } from 'vitest'
import fc from 'fast-check'
import { contrastRatio } from '../branding/contrast.ts'
import { boxTheme } from './box-theme.ts'
import { MENU_BOXES } from './menu-box.ts'

const plain = { displayType: 'STRIP', theme: null, align: null, border: null, colors: null } as const
const config = { colorModeType: 'LIGHT', lightMainColor: '#004080', promotionalBannerColorLight: '#f2d06b' }
const header = { ...plain, resource: 'MENU_HEADER' } as const

/** spec('000 §3.28') */
test('a box is drawn with its theme, and a colour of its own comes before it', () => {
  expect(boxTheme(header, config)).toMatchObject({ background: '#f5f5f5', text: '#1c1c1c', isPainted: false })
  expect(boxTheme({ ...header, theme: 'BRAND' }, config)).toMatchObject({
    background: '#004080',
    text: '#ffffff',
    isPainted: true,
  })
  const colors = { background: '#101010', text: null, title: '#ffcc00' }
  expect(boxTheme({ ...header, theme: 'LIGHT', colors }, config)).toMatchObject({
    background: '#101010',
    title: '#ffcc00',
    isPainted: true,
  })
  expect(boxTheme({ ...plain, resource: 'PROMOTIONS' }, config)).toMatchObject({
    background: '#f2d06b',
    text: '#000000',
  })
})

test('a light box is white with dark text, a dark one dark with white text, whatever the page is', () => {
  for (const colorModeType of ['LIGHT', 'DARK']) {
    const page = {
      ...config,
      colorModeType,
      mainBackgroundColorLight: '#eeeecc',
      mainTextColorLight: '#003300',
    }
    expect(boxTheme({ ...header, theme: 'LIGHT' }, page)).toMatchObject({
      background: '#ffffff',
      text: '#1c1c1c',
      title: '#1c1c1c',
      tokens: { '--canvas': '#ffffff', '--text': '#1c1c1c' },
    })
    expect(boxTheme({ ...header, theme: 'DARK' }, page)).toMatchObject({
      background: '#1c1c1c',
      text: '#ffffff',
      title: '#ffffff',
      tokens: { '--canvas': '#1c1c1c', '--text': '#ffffff' },
    })
  }
})

test('the line around a box has its own colour, else one that can be told from the background', () => {
  const border = { width: 1, radius: null, style: null, color: '#ff00ff' } as const
  expect(boxTheme({ ...header, border }, config).border).toBe('#ff00ff')
  expect(boxTheme({ ...header, border: { ...border, color: null } }, config).border).toBe('#7e7e7e')
  expect(boxTheme(header, config).border).toBe('#7e7e7e')
})

test('a box has a background of its own with a theme or with a colour, not with a text of another colour', () => {
  const colors = { background: null, text: '#123456', title: null }
  expect(boxTheme({ ...header, colors }, config).isPainted).toBe(false)
  expect(boxTheme({ ...header, colors: { ...colors, background: '#fafafa' } }, config).isPainted).toBe(true)
  expect(boxTheme({ ...header, theme: 'DARK', colors }, config).isPainted).toBe(true)
})

test('a state is written on a tint of itself, and on the plain surface where it could not be read on one', () => {
  expect(boxTheme({ ...header, theme: 'LIGHT' }, config).tokens).toMatchObject({
    '--surface': '#ffffff',
    '--positive-soft': '#e3eee8',
    '--danger-soft': '#f8e9e9',
  })
  const colors = { background: '#5c5c5c', text: null, title: null }
  expect(boxTheme({ ...header, colors }, config).tokens).toMatchObject({
    '--surface': '#646464',
    '--positive-soft': '#646464',
    '--danger-soft': '#747474',
  })
})

test('whatever the colours, every text of a box can be read on it', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((one) => `#${one.toString(16).padStart(6, '0')}`)
  const chosen = fc.option(color)
  const box = fc.record({
    resource: fc.constantFrom(...MENU_BOXES),
    theme: fc.constantFrom(null, 'LIGHT' as const, 'DARK' as const, 'BRAND' as const),
    colors: fc.record({ background: chosen, text: chosen, title: chosen }),
  })
  fc.assert(
    fc.property(box, color, (one, lightMainColor) => {
      const { background, text, title, tokens } = boxTheme(
        { ...plain, ...one },
        { ...config, lightMainColor },
      )
      const pairs = [
        [text, background],
        [title, background],
        [tokens['--text'], background],
        [tokens['--text-muted'], background],
        [tokens['--positive'], tokens['--positive-soft']],
        [tokens['--danger'], tokens['--danger-soft']],
      ] as const
      for (const [ink, ground] of pairs) expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
