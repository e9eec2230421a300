import type { Branding } from '@mostrador/contract/branding/branding-schema'
import { expect, test } from 'vitest'
import { formOf, readForm } from './branding-form.ts'

const branding: Branding = {
  colorConfig: { colorModeType: 'LIGHT', lightMainColor: '#aa3300' },
  fontFamily: 'Lora',
  logo: null,
  banner: 'a'.repeat(64),
  background: null,
  withCustomBannerLogo: true,
  withCustomBackgroundLogo: false,
  social: { instagram: 'https://instagram.com/ombu', facebook: null },
  customMessage: 'Hola',
  menuConfig: { plateDetailInModal: true, platesInMainView: true, indicatorDisplay: 'SHORTS' },
}
const form = formOf(branding)

test('a branding is read out of the form as it came in', () => {
  expect(readForm(form)).toEqual({ branding, problems: new Set() })
})

test('a short colour is written out, an emptied one is the default, half of one is a problem of its own field', () => {
  const typed = (lightMainColor: string) => readForm({ ...form, colors: { ...form.colors, lightMainColor } })
  expect(typed('#FA0').branding.colorConfig.lightMainColor).toBe('#ffaa00')
  expect(typed(' ').branding.colorConfig).toEqual({ colorModeType: 'LIGHT' })
  expect([...typed('#12').problems]).toEqual(['lightMainColor'])
})

test('half of a colour that is not in force stops nobody: its field is not to be seen', () => {
  const dark = { ...form, mode: 'DARK', colors: { ...form.colors, lightMainColor: '#12' } } as const
  expect(readForm(dark)).toEqual({
    branding: { ...branding, colorConfig: { colorModeType: 'DARK' } },
    problems: new Set(),
  })
})

/** spec('decisions beyond-the-documents.18') */
test('a profile is a name with an at sign or an address; a script is neither', () => {
  const instagram = (text: string) => {
    const { branding: read, problems } = readForm({ ...form, instagram: text })
    return problems.has('instagram') ? 'refused' : read.social.instagram
  }
  expect(instagram('@fuego.lento')).toBe('https://instagram.com/fuego.lento')
  expect(instagram('instagram.com/fuego')).toBe('https://instagram.com/fuego')
  expect(instagram('http://instagram.com/fuego')).toBe('https://instagram.com/fuego')
  expect(instagram(' ')).toBeNull()
  for (const bad of ['javascript:alert(1)', 'fuego', 'https://"><script>', 'https://a b.com', '@'])
    expect(instagram(bad)).toBe('refused')
})
