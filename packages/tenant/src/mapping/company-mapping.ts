import { campaign, discountCode, externalLoyalty, loyalty, loyaltyReward, survey } from './benefit-mapping.ts'
import { branchContact } from './branch-contact-mapping.ts'
import { children, type ThingMapping } from './children.ts'
import { derived, fields, renamed, within } from './fields.ts'
import { menu } from './menu-mapping.ts'
import { aliasOf, aliasOfCompany, hostOf, picture } from './names.ts'
import { paymentType } from './order-mode-mapping.ts'

const indicator: ThingMapping = {
  table: 'indicators',
  own: 'indicator_id',
  around: ['branch_id'],
  parts: [fields('showName', 'backgroundColor', 'textColor')],
}

const customisation: ThingMapping = {
  table: 'customisations',
  own: 'customisation_id',
  around: ['branch_id'],
  parts: [fields('resource', 'displayType', 'theme', 'commands', 'active')],
}

const colors = fields(
  'colorModeType',
  'lightMainColor',
  'darkMainColor',
  'buttonBorderedColorLight',
  'buttonBorderedColorDark',
  'promotionalBannerColorLight',
  'promotionalBannerColorDark',
  'mainBackgroundColorLight',
  'mainBackgroundColorDark',
  'mainTextColorLight',
  'mainTextColorDark',
  'descriptionTextColorLight',
  'descriptionTextColorDark',
)

// Absent or empty in the file, it is null.
const onlineMarketingConfig = derived(
  ({ place, row }) => {
    const config = place.item.onlineMarketingConfig as object | undefined
    row.online_marketing_config = Object.keys(config ?? {}).length > 0 ? config : null
  },
  ({ row, item }) => {
    item.onlineMarketingConfig = row.online_marketing_config
  },
)

// Both or null: a branch whose file has no chat has none.
const chat = derived(
  ({ place, row }) => {
    const account = place.item.chat as { readonly url: string; readonly token: string } | undefined
    row.chat_url = account?.url ?? null
    row.chat_token = account?.token ?? null
  },
  ({ row, item }) => {
    if (row.chat_url !== null) item.chat = { url: row.chat_url, token: row.chat_token }
  },
)

const branding = within(
  'branding',
  within('colorConfig', colors),
  fields('fontFamily', 'withCustomBannerLogo', 'withCustomBackgroundLogo'),
  picture('logo', 'branch_id', 'LOGO'),
  picture('banner', 'branch_id', 'BANNER'),
  picture('background', 'branch_id', 'BACKGROUND'),
  within('menuConfig', fields('plateDetailInModal', 'platesInMainView', 'indicatorDisplay')),
)

const branch: ThingMapping = {
  table: 'branches',
  own: 'branch_id',
  around: [],
  parts: [
    aliasOf('branch'),
    hostOf('branch'),
    fields(
      'name',
      'description',
      'askForLocation',
      'orderNotices',
      'optInTicked',
      'customMessage',
      'npsThreshold',
    ),
    fields('voice', 'mapProvider', 'geocodingProvider', 'addressRedirect'),
    renamed({ country: 'country_id' }),
    within('social', fields('instagram', 'facebook')),
    branding,
    within(
      'marketing',
      fields('fbPixelId', 'googleTagManagerId', 'googleAnalyticsId', 'askForConsent'),
      onlineMarketingConfig,
    ),
    chat,
    children('indicators', indicator),
    children('paymentTypes', paymentType),
    children('menus', menu),
    children('branchContacts', branchContact),
    children('discountCodes', discountCode),
    loyalty,
    externalLoyalty,
    children('loyaltyRewards', loyaltyReward),
    children('surveys', survey),
    children('campaigns', campaign),
    children('customisations', customisation),
  ],
}

/**
 * Company and all that is its own: the whole of a tenant but its staff, who may work for several.
 */
export const company: ThingMapping = {
  table: 'companies',
  own: 'company_id',
  around: [],
  parts: [
    aliasOfCompany,
    hostOf('company'),
    fields('name'),
    picture('logo', 'company_id', 'LOGO'),
    children('branches', branch),
  ],
}
