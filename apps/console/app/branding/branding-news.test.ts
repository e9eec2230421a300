import type { Branding } from '@mostrador/contract/branding/branding-schema'
import { expect, test } from 'vitest'
import { formOf, type BrandingForm } from './branding-form.ts'
import { decided, overNews, withTheirs } from './branding-news.ts'

const branding: Branding = {
  colorConfig: { colorModeType: 'LIGHT', lightMainColor: '#aa3300' },
  fontFamily: 'Lora',
  logo: null,
  banner: null,
  background: null,
  withCustomBannerLogo: true,
  withCustomBackgroundLogo: false,
  social: { instagram: null, facebook: null },
  customMessage: 'Hola',
  menuConfig: { plateDetailInModal: true, platesInMainView: true, indicatorDisplay: 'SHORTS' },
}
const seen = formOf(branding)
const colored = (form: BrandingForm, colors: Partial<BrandingForm['colors']>): BrandingForm => ({
  ...form,
  colors: { ...form.colors, ...colors },
})

test('what another one changed is there, and what was typed here stays', () => {
  const mine = colored({ ...seen, customMessage: 'Chau' }, { mainTextColorLight: '#111111' })
  const theirs = colored(
    { ...seen, menuConfig: { ...seen.menuConfig, platesInMainView: false } },
    { lightMainColor: '#222222' },
  )
  const { form, met } = overNews(seen, mine, theirs)
  expect(form).toEqual(
    colored(
      { ...seen, customMessage: 'Chau', menuConfig: { ...seen.menuConfig, platesInMainView: false } },
      { lightMainColor: '#222222', mainTextColorLight: '#111111' },
    ),
  )
  expect([...met]).toEqual([])
})

test('what both changed is named by its place with theirs, one’s own stays until one decides', () => {
  const mine = colored({ ...seen, instagram: '@mio' }, { lightMainColor: '#111111' })
  const theirs = colored({ ...seen, instagram: '@suyo' }, { lightMainColor: '#222222' })
  const { form, met } = overNews(seen, mine, theirs)
  expect(form).toEqual(mine)
  expect([...met]).toEqual([
    ['branding/colorConfig/lightMainColor', '#222222'],
    ['social/instagram', '@suyo'],
  ])
  const left = decided(met, 'social/instagram')
  expect([...left.keys()]).toEqual(['branding/colorConfig/lightMainColor'])
  expect(withTheirs(form, left, 'branding/colorConfig/lightMainColor').colors.lightMainColor).toBe('#222222')
})

test('what both made the same is nothing to decide', () => {
  const same = colored(seen, { lightMainColor: '#111111' })
  expect(overNews(seen, same, same)).toEqual({ form: same, met: new Map() })
})
