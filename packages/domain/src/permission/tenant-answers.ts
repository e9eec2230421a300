import {
  CAMPAIGN_ANSWERS,
  DISCOUNT_CODE_ANSWERS,
  EXTERNAL_LOYALTY_ANSWERS,
  LOYALTY_ANSWERS,
  REWARD_ANSWERS,
  SURVEY_ANSWERS,
} from './benefit-answers.ts'
import { CONTACT_ANSWERS } from './contact-answers.ts'
import { INDICATOR_ANSWERS, MENU_ANSWERS } from './menu-answers.ts'
import { factor, forAccounts, kept, list, person, pin, renamed, turnedOn } from './proof.ts'

const [payments, look, edit] = [pin('payments'), pin('branding'), pin('locals.edit')]

const way = person('payments', 'payment-way')
const account = factor('payments', 'transfer-account')

const paymentType = {
  // Modes name ways by their keys: another key makes one way out of another.
  key: renamed(way),
  paymentMethod: way,
  showName: person('payments', 'payment-words'),
  // Card and cash come and go by the day; an account that was put away is written again.
  active: forAccounts(turnedOn(account)),
  upload: way,
  onlinePayment: { providerName: way, paymentMethod: way },
  windowMinutes: payments,
  transfer: {
    alias: account,
    account,
    holder: account,
    bank: account,
    note: account,
    minutes: payments,
    mark: payments,
  },
}

// Diners see them on every page, over the sum that they pay too: a picture can name an account.
const picture = person('branding', 'shop-pictures')

const branding = {
  colorConfig: {
    colorModeType: look,
    lightMainColor: look,
    darkMainColor: look,
    buttonBorderedColorLight: look,
    buttonBorderedColorDark: look,
    promotionalBannerColorLight: look,
    promotionalBannerColorDark: look,
    mainBackgroundColorLight: look,
    mainBackgroundColorDark: look,
    mainTextColorLight: look,
    mainTextColorDark: look,
    descriptionTextColorLight: look,
    descriptionTextColorDark: look,
  },
  fontFamily: look,
  logo: picture,
  banner: picture,
  background: picture,
  withCustomBannerLogo: turnedOn(picture, false),
  withCustomBackgroundLogo: turnedOn(picture, false),
  menuConfig: { plateDetailInModal: look, platesInMainView: look, indicatorDisplay: look },
}

const script = person('integrations', 'scripts')
const [chat, service] = [person('integrations', 'chat'), person('integrations', 'services')]

const marketing = {
  fbPixelId: script,
  googleTagManagerId: script,
  googleAnalyticsId: script,
  askForConsent: kept(person('integrations', 'protections')),
  onlineMarketingConfig: script,
}

const customised = person('branding', 'redirects')

const customisation = {
  key: look,
  resource: customised,
  displayType: customised,
  theme: customised,
  commands: customised,
  active: turnedOn(customised),
}

const [words, ofCompany] = [person('branding', 'shop-words'), person('company', 'company-data')]

const branch = {
  key: ofCompany,
  alias: person('integrations', 'web-address'),
  host: factor('integrations', 'web-address'),
  name: words,
  description: words,
  country: ofCompany,
  askForLocation: edit,
  orderNotices: edit,
  optInTicked: kept(person('locals.edit', 'protections')),
  social: { instagram: words, facebook: words },
  customMessage: words,
  voice: look,
  npsThreshold: edit,
  mapProvider: service,
  geocodingProvider: service,
  addressRedirect: person('locals.edit', 'redirects'),
  branding,
  marketing,
  chat: { url: chat, token: chat },
  indicators: list('menu.edit', INDICATOR_ANSWERS),
  paymentTypes: list('payments', paymentType),
  menus: list('menu.edit', MENU_ANSWERS),
  branchContacts: list('locals.edit', CONTACT_ANSWERS),
  discountCodes: list('discounts', DISCOUNT_CODE_ANSWERS),
  loyalty: LOYALTY_ANSWERS,
  externalLoyalty: EXTERNAL_LOYALTY_ANSWERS,
  loyaltyRewards: list('discounts', REWARD_ANSWERS),
  surveys: list('locals.edit', SURVEY_ANSWERS),
  campaigns: list('discounts', CAMPAIGN_ANSWERS),
  customisations: list('branding', customisation),
}

/**
 * Permission and proof that each field of a tenant takes, in the shape of its document; its people
 * are no part of it. A field of the document without an answer here does not compile.
 */
export const TENANT_ANSWERS = {
  company: {
    key: ofCompany,
    alias: person('company', 'web-address'),
    host: factor('company', 'web-address'),
    name: ofCompany,
    logo: ofCompany,
  },
  branches: list('company', branch),
}
