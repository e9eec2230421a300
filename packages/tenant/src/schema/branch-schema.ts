import { FONT_FAMILIES, type FontFamily } from '@mostrador/domain/branding/font-family'
import { VOICES } from '@mostrador/domain/branding/voice'
import { ADDRESS_REDIRECTS } from '@mostrador/domain/customisation/address-redirect'
import {
  CHAT_TOKEN,
  CHAT_URL,
  MARKETING_IDS,
  type MarketingIdName,
} from '@mostrador/domain/marketing/marketing-ids'
import { INDICATOR_DISPLAYS } from '@mostrador/domain/menu/indicator-display'
import { BRANCH_GEOCODERS } from '@mostrador/domain/delivery/branch-geocoders'
import { MAP_PROVIDERS } from '@mostrador/domain/delivery/map-providers'
import { z } from 'zod'
import {
  campaignSchema,
  discountCodeSchema,
  externalLoyaltySchema,
  loyaltyRewardSchema,
  loyaltySchema,
  surveySchema,
} from './benefit-schema.ts'
import { branchContactSchema } from './branch-contact-schema.ts'
import { indicatorSchema, menuSchema } from './menu-schema.ts'
import { paymentTypeSchema } from './order-mode-schema.ts'
import { alias, color, flag, host, key, name, picture, text, webAddress } from './values.ts'

const FONT_NAMES = Object.keys(FONT_FAMILIES) as readonly FontFamily[]

/** 000 §3 colorConfig; a missing colour is the documents' default. */
const colorConfigSchema = z.strictObject({
  colorModeType: z.enum(['LIGHT', 'DARK']).default('LIGHT'),
  lightMainColor: color.optional(),
  darkMainColor: color.optional(),
  buttonBorderedColorLight: color.optional(),
  buttonBorderedColorDark: color.optional(),
  promotionalBannerColorLight: color.optional(),
  promotionalBannerColorDark: color.optional(),
  mainBackgroundColorLight: color.optional(),
  mainBackgroundColorDark: color.optional(),
  mainTextColorLight: color.optional(),
  mainTextColorDark: color.optional(),
  descriptionTextColorLight: color.optional(),
  descriptionTextColorDark: color.optional(),
})

const brandingSchema = z.strictObject({
  colorConfig: colorConfigSchema.prefault({}),
  fontFamily: z.enum(FONT_NAMES).optional(),
  logo: picture.optional(),
  banner: picture.optional(),
  background: picture.optional(),
  withCustomBannerLogo: flag(false),
  withCustomBackgroundLogo: flag(false),
  menuConfig: z
    .strictObject({
      plateDetailInModal: flag(true),
      platesInMainView: flag(true),
      indicatorDisplay: z.enum(INDICATOR_DISPLAYS).default('SHORTS'),
    })
    .prefault({}),
})

// Each becomes part of a script's address, so nothing but an id is taken.
const marketingId = (name: MarketingIdName) =>
  z.string().regex(MARKETING_IDS[name], 'marketing-id-malformed').optional()

const marketingSchema = z.strictObject({
  fbPixelId: marketingId('fbPixelId'),
  googleTagManagerId: marketingId('googleTagManagerId'),
  googleAnalyticsId: marketingId('googleAnalyticsId'),
  askForConsent: flag(false).describe('Ask the diner before the three above count the visit.'),
  onlineMarketingConfig: z.record(z.string().max(60), z.string().max(300)).optional(),
})

/** Support chat that opens in the page; without one, the chat is WhatsApp. */
const chatSchema = z.strictObject({
  url: z
    .string()
    .max(200)
    .regex(CHAT_URL, 'chat-address-malformed')
    .describe('The https origin that its script and its window come from: https://chat.example.com'),
  token: z.string().regex(CHAT_TOKEN, 'chat-token-malformed').describe("The branch's key there."),
})

/**
 * 000 §3 Menu customisations: a resource, its display type, and the commands of that resource.
 * check/customisations.ts checks those with the parsers that read them.
 */
const customisationSchema = z.strictObject({
  key,
  resource: z.string().min(1).max(60),
  displayType: z.string().max(60).optional(),
  theme: z.string().max(60).optional(),
  commands: z.record(z.string().max(60), z.json()).default({}),
  active: flag(true),
})

/** 000 §3 Branch, with everything that is its own. */
export const branchSchema = z.strictObject({
  key,
  alias: alias.optional(),
  host: host.optional(),
  name,
  description: text(500),
  country: z.string().max(2),
  askForLocation: flag(false),
  /** Whether diners who want it get messages about their order. */
  orderNotices: flag(true),
  optInTicked: flag(true).describe(
    'Whether the box of notifications begins ticked at checkout; false where a law asks for that.',
  ),
  social: z.strictObject({ instagram: webAddress.optional(), facebook: webAddress.optional() }).prefault({}),
  customMessage: z.string().max(500).optional(),
  voice: z
    .enum(VOICES)
    .default('TU')
    .describe('How its pages and messages speak to diners and riders: "tú puedes" or "vos podés".'),
  npsThreshold: z.number().min(1).max(5).multipleOf(0.1, 'too-many-decimals').default(4),
  mapProvider: z.enum(MAP_PROVIDERS).optional().describe("Who draws its maps; left out: the server's."),
  geocodingProvider: z
    .enum(BRANCH_GEOCODERS)
    .optional()
    .describe(
      "Who finds its diners' addresses, if the server has it open (GEOCODERS); left out: the server's.",
    ),
  addressRedirect: z.enum(ADDRESS_REDIRECTS).optional(),
  branding: brandingSchema.prefault({}),
  marketing: marketingSchema.prefault({}),
  chat: chatSchema.optional(),
  indicators: z.array(indicatorSchema).max(100).default([]),
  paymentTypes: z.array(paymentTypeSchema).max(50).default([]),
  menus: z.array(menuSchema).max(50).default([]),
  branchContacts: z.array(branchContactSchema).max(1000).default([]),
  discountCodes: z.array(discountCodeSchema).max(5000).default([]),
  loyalty: loyaltySchema.optional(),
  externalLoyalty: externalLoyaltySchema.optional(),
  loyaltyRewards: z.array(loyaltyRewardSchema).max(100).default([]),
  surveys: z.array(surveySchema).max(100).default([]),
  campaigns: z.array(campaignSchema).max(500).default([]),
  customisations: z.array(customisationSchema).max(200).default([]),
})
