import { ADDRESS_REDIRECTS } from '@mostrador/domain/customisation/address-redirect'
import { VOICES } from '@mostrador/domain/branding/voice'
import { INDICATOR_DISPLAYS } from '@mostrador/domain/menu/indicator-display'
import { z } from 'zod'
import { id } from '../wire.ts'

const color = z.string()

/**
 * Colours of the tenant, light and dark; a missing one has the documents' default. Source: 000 §3
 * Branch, 000 §9.
 */
export const colorConfigSchema = z.object({
  buttonBorderedColorLight: color.optional(),
  buttonBorderedColorDark: color.optional(),
  lightMainColor: color.optional(),
  darkMainColor: color.optional(),
  promotionalBannerColorLight: color.optional(),
  promotionalBannerColorDark: color.optional(),
  mainBackgroundColorLight: color.optional(),
  mainBackgroundColorDark: color.optional(),
  mainTextColorLight: color.optional(),
  mainTextColorDark: color.optional(),
  descriptionTextColorLight: color.optional(),
  descriptionTextColorDark: color.optional(),
  colorModeType: z.enum(['LIGHT', 'DARK']).default('LIGHT'),
})

/** 000 §3 Branch. `description`, `country` and `companyAlias` are ours; logos are urls or null. */
export const branchSchema = z.object({
  id,
  companyId: id,
  companyAlias: z.string(),
  alias: z.string(),
  name: z.string(),
  description: z.string(),
  country: z.string(),
  askForLocation: z.boolean(),
  social: z.object({ instagram: z.string().nullable(), facebook: z.string().nullable() }),
  customMessage: z.string(),
  /** Voice for its diners and riders (docs/decisions/045). */
  voice: z.enum(VOICES),
  withCustomBannerLogo: z.boolean(),
  customBannerLogoURL: z.string().nullable(),
  customLogoURL: z.string().nullable(),
  withCustomBackgroundLogo: z.boolean(),
  /** The picture that lies behind its pages, where it has one; else its logo does. */
  customBackgroundURL: z.string().nullable(),
  fbPixelId: z.string().nullable(),
  googleTagManagerId: z.string().nullable(),
  googleAnalyticsId: z.string().nullable(),
  /**
   * Whether a diner is asked before the three above count the visit; otherwise they count it at
   * once.
   */
  askForConsent: z.boolean(),
  /** Initial state of the notifications box at checkout. */
  optInTicked: z.boolean(),
  /**
   * A support chat other than WhatsApp: where its script and its window come from, and the branch's
   * key there.
   */
  chat: z.object({ url: z.string(), token: z.string() }).nullable(),
  npsThreshold: z.number(),
  /** Map provider by name (docs/decisions/030); null for the server's. */
  mapProvider: z.string().nullable(),
  /** Whether there is an active loyalty programme to ask for. */
  withLoyaltyProgram: z.boolean(),
  /** The branch's own word; null leaves it to the ADDRESS_REDIRECT customisation. */
  addressRedirect: z.enum(ADDRESS_REDIRECTS).nullable(),
  generalConfig: z.object({
    colorConfig: colorConfigSchema,
    fontFamily: z.string(),
    menuConfig: z.object({
      plateDetailInModal: z.boolean(),
      platesInMainView: z.boolean(),
      indicatorDisplay: z.enum(INDICATOR_DISPLAYS),
    }),
    onlineMarketingConfig: z.record(z.string(), z.string()),
  }),
})

export type BranchInfo = z.input<typeof branchSchema>
