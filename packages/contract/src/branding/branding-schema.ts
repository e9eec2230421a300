import { FONT_FAMILIES, type FontFamily } from '@mostrador/domain/branding/font-family'
import { INDICATOR_DISPLAYS } from '@mostrador/domain/menu/indicator-display'
import { z } from 'zod'

// The message is the code of the problem.
const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'color-malformed')
  .optional()

/** The hash of a picture that the branch has, or none. */
const picture = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'picture-unknown')
  .nullable()

const profile = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'web-address-malformed' })
  .max(300, 'web-address-malformed')
  .nullable()

/**
 * Look of a branch: the console edits it as a whole, and each version of it is kept whole. A
 * missing colour has the documents' default. Source: 000 §3 Branch, 001 §6 Branch (branding).
 */
export const brandingSchema = z.strictObject({
  colorConfig: z.strictObject({
    colorModeType: z.enum(['LIGHT', 'DARK']),
    lightMainColor: color,
    darkMainColor: color,
    buttonBorderedColorLight: color,
    buttonBorderedColorDark: color,
    promotionalBannerColorLight: color,
    promotionalBannerColorDark: color,
    mainBackgroundColorLight: color,
    mainBackgroundColorDark: color,
    mainTextColorLight: color,
    mainTextColorDark: color,
    descriptionTextColorLight: color,
    descriptionTextColorDark: color,
  }),
  fontFamily: z.enum(Object.keys(FONT_FAMILIES) as readonly FontFamily[], 'font-unknown').nullable(),
  logo: picture,
  banner: picture,
  background: picture,
  withCustomBannerLogo: z.boolean(),
  withCustomBackgroundLogo: z.boolean(),
  social: z.strictObject({ instagram: profile, facebook: profile }),
  customMessage: z.string().max(500, 'message-too-long'),
  menuConfig: z.strictObject({
    plateDetailInModal: z.boolean(),
    platesInMainView: z.boolean(),
    indicatorDisplay: z.enum(INDICATOR_DISPLAYS),
  }),
})

export type Branding = z.input<typeof brandingSchema>
