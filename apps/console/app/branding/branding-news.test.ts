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

test('others’ changes are taken over, and those typed here stay', () => {
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

test('a field that both changed is named with their value and keeps mine until one decides', () => {
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

test('the same change on both sides leaves nothing to decide', () => {
  const same = colored(seen, { lightMainColor: '#111111' })
  expect(overNews(seen, same, same)).toEqual({ form: same, met: new Map() })
})
