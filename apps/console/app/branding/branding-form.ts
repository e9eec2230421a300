import type { Branding } from '@mostrador/contract/branding/branding-schema'
import { parseColor } from '@mostrador/domain/branding/contrast'
import { isFontFamily } from '@mostrador/domain/branding/font-family'
import type { ThemeToken } from '@mostrador/domain/branding/theme-tokens'

export type Mode = 'LIGHT' | 'DARK'

/** Colours in form order: the fields of both modes, and the token of the default. */
export const COLORS = [
  { name: 'main', LIGHT: 'lightMainColor', DARK: 'darkMainColor', token: '--brand' },
  {
    name: 'background',
    LIGHT: 'mainBackgroundColorLight',
    DARK: 'mainBackgroundColorDark',
    token: '--canvas',
  },
  { name: 'text', LIGHT: 'mainTextColorLight', DARK: 'mainTextColorDark', token: '--text' },
  {
    name: 'description',
    LIGHT: 'descriptionTextColorLight',
    DARK: 'descriptionTextColorDark',
    token: '--text-muted',
  },
  {
    name: 'border',
    LIGHT: 'buttonBorderedColorLight',
    DARK: 'buttonBorderedColorDark',
    token: '--accent',
  },
  {
    name: 'banner',
    LIGHT: 'promotionalBannerColorLight',
    DARK: 'promotionalBannerColorDark',
    token: '--banner',
  },
] as const satisfies readonly ({ readonly name: string; readonly token: ThemeToken } & Record<Mode, string>)[]

type ColorField = (typeof COLORS)[number][Mode]

/** Values of the form as typed, before any check. */
export type BrandingForm = Omit<Branding, 'colorConfig' | 'fontFamily' | 'social'> & {
  readonly mode: Mode
  /** '' for the default. */
  readonly colors: Readonly<Record<ColorField, string>>
  /** '' for the system's font. */
  readonly fontFamily: string
  readonly instagram: string
  readonly facebook: string
}

/** Colour fields of both modes. */
export const COLOR_FIELDS: readonly ColorField[] = COLORS.flatMap(({ LIGHT, DARK }) => [LIGHT, DARK])

/** Returns the form's values of a branding. */
export function formOf({ colorConfig, fontFamily, social, ...rest }: Branding): BrandingForm {
  return {
    ...rest,
    mode: colorConfig.colorModeType,
    colors: Object.fromEntries(COLOR_FIELDS.map((field) => [field, colorConfig[field] ?? ''])) as Record<
      ColorField,
      string
    >,
    fontFamily: fontFamily ?? '',
    instagram: social.instagram ?? '',
    facebook: social.facebook ?? '',
  }
}

export type BrandingProblems = ReadonlySet<ColorField | 'instagram' | 'facebook' | 'customMessage'>

/**
 * Reads a typed profile as an https address, from an address or a name with "@"; null for nothing,
 * undefined for a malformed one.
 */
function profileOf(site: string, typed: string): string | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  const name = /^@([\w.]{1,60})$/.exec(text)?.[1]
  if (name !== undefined) return `https://${site}/${name}`
  const address = /^https?:\/\//i.test(text) ? text.replace(/^http:/i, 'https:') : `https://${text}`
  const isAddress = /^https:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#][^\s"<>]*)?$/i.test(address)
  return isAddress && URL.canParse(address) && address.length <= 300 ? address : undefined
}

/** Reads the form as a branding, with its problems; a field with one is left empty. */
export function readForm(form: BrandingForm): {
  readonly branding: Branding
  readonly problems: BrandingProblems
} {
  const { mode, colors, fontFamily, instagram, facebook, ...rest } = form
  const problems = new Set<ColorField | 'instagram' | 'facebook' | 'customMessage'>()
  const read: Partial<Record<ColorField, string>> = {}
  for (const field of COLOR_FIELDS) {
    const typed = colors[field].trim()
    const color = parseColor(typed)
    if (color !== undefined) read[field] = color
    // Fields of the other mode are hidden.
    else if (typed !== '' && COLORS.some((one) => one[mode] === field)) problems.add(field)
  }
  const profiles = {
    instagram: profileOf('instagram.com', instagram),
    facebook: profileOf('facebook.com', facebook),
  }
  for (const name of ['instagram', 'facebook'] as const) {
    if (profiles[name] === undefined) problems.add(name)
  }
  if (form.customMessage.length > 500) problems.add('customMessage')
  const branding: Branding = {
    ...rest,
    colorConfig: { colorModeType: mode, ...read },
    fontFamily: isFontFamily(fontFamily) ? fontFamily : null,
    social: { instagram: profiles.instagram ?? null, facebook: profiles.facebook ?? null },
  }
  return { branding, problems }
}

/** Whether two forms are equal. */
export const isSameForm = (a: BrandingForm, b: BrandingForm): boolean =>
  JSON.stringify(a) === JSON.stringify(b)
