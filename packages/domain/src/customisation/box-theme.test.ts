import { expect, test } from 'vitest'
import fc from 'fast-check'
import { contrastRatio } from '../branding/contrast.ts'
import { boxTheme } from './box-theme.ts'
import { MENU_BOXES } from './menu-box.ts'

const plain = { displayType: 'STRIP', theme: null, align: null, border: null, colors: null } as const
const config = { colorModeType: 'LIGHT', lightMainColor: '#004080', promotionalBannerColorLight: '#f2d06b' }

/** spec('000 §3.28') */
test('a box is drawn with its theme, and a colour of its own comes before it', () => {
  const header = { ...plain, resource: 'MENU_HEADER' } as const
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

// budget: a whole theme for each of a hundred choices of colours.
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
