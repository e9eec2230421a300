import { permissionsAlikeIn } from '@mostrador/domain/permission/answer-at'
import {
  needsOfChange,
  needsOfReading,
  permissionAt,
  proofAt,
} from '@mostrador/domain/permission/change-needs'
import { expect, test } from 'vitest'
import { fieldPlaces } from '../testing/field-places.ts'

const places = fieldPlaces()

/** spec('decisions who-may-what.3') */
test('every field of a tenant has a permission', () => {
  expect(places.length).toBeGreaterThan(200)
  expect(places.filter((place) => permissionAt(place) === undefined).map((place) => place.join('/'))).toEqual(
    [],
  )
})

test('every price of a menu needs prices, and nothing else of its plates and garnishes does', () => {
  const ofMenus = places.filter(
    (place) => place[2] === 'menus' && (place[4] === 'plates' || place[4] === 'garnishGroups'),
  )
  const priced = ofMenus.filter((place) => permissionAt(place) === 'menu.prices')
  expect(ofMenus.length).toBeGreaterThan(20)
  expect(priced.map((place) => place.slice(4).join('/')).toSorted()).toEqual([
    'garnishGroups/one/garnishes/one/price',
    'plates/one/price',
    'plates/one/sizes/one/price',
  ])
})

/** The places that take so much, without the keys of the things on the way. */
const taking = (proof: string): readonly string[] =>
  [
    ...new Set(
      places
        .filter((place) => proofAt(place) === proof)
        .map((place) => place.filter((step) => step !== 'one').join('.')),
    ),
  ].toSorted()

/** spec('decisions proofs-of-fields.1') */
test('each field takes what the table says, and no other takes more than a PIN', () => {
  expect(taking('SECOND_FACTOR')).toEqual([
    'branches.branchContacts.host',
    'branches.host',
    'branches.paymentTypes.active',
    'branches.paymentTypes.transfer.account',
    'branches.paymentTypes.transfer.alias',
    'branches.paymentTypes.transfer.bank',
    'branches.paymentTypes.transfer.holder',
    'branches.paymentTypes.transfer.note',
    'company.host',
  ])
  expect(taking('PERSON')).toEqual([
    'branches.addressRedirect',
    'branches.alias',
    'branches.branchContacts.address.city',
    'branches.branchContacts.address.country',
    'branches.branchContacts.address.locality',
    'branches.branchContacts.address.number',
    'branches.branchContacts.address.postalCode',
    'branches.branchContacts.address.street',
    'branches.branchContacts.address.zone',
    'branches.branchContacts.alerts.people.mail',
    'branches.branchContacts.alerts.people.name',
    'branches.branchContacts.alerts.people.phone',
    'branches.branchContacts.alias',
    'branches.branchContacts.callPhone',
    'branches.branchContacts.deliveryKeyRequired',
    'branches.branchContacts.document.label',
    'branches.branchContacts.location.lat',
    'branches.branchContacts.location.lng',
    'branches.branchContacts.name',
    'branches.branchContacts.nps.average',
    'branches.branchContacts.nps.count',
    'branches.branchContacts.orderChannel',
    'branches.branchContacts.orderModes.generalDiscounts.active',
    'branches.branchContacts.orderModes.generalDiscounts.name',
    'branches.branchContacts.orderModes.generalSurcharges.active',
    'branches.branchContacts.orderModes.generalSurcharges.name',
    'branches.branchContacts.orderModes.paymentTypes',
    'branches.branchContacts.orderModes.showName',
    'branches.branchContacts.signIn',
    'branches.branchContacts.whatsAppPhone',
    'branches.branding.background',
    'branches.branding.banner',
    'branches.branding.logo',
    'branches.branding.withCustomBackgroundLogo',
    'branches.branding.withCustomBannerLogo',
    'branches.campaigns.active',
    'branches.campaigns.message',
    'branches.chat.token',
    'branches.chat.url',
    'branches.country',
    'branches.customMessage',
    'branches.customisations.active',
    'branches.customisations.commands',
    'branches.customisations.displayType',
    'branches.customisations.resource',
    'branches.customisations.theme',
    'branches.description',
    'branches.externalLoyalty.active',
    'branches.externalLoyalty.name',
    'branches.externalLoyalty.partner',
    'branches.geocodingProvider',
    'branches.key',
    'branches.loyalty.name',
    'branches.loyalty.protection',
    'branches.mapProvider',
    'branches.marketing.askForConsent',
    'branches.marketing.fbPixelId',
    'branches.marketing.googleAnalyticsId',
    'branches.marketing.googleTagManagerId',
    'branches.marketing.onlineMarketingConfig',
    'branches.name',
    'branches.optInTicked',
    'branches.paymentTypes.key',
    'branches.paymentTypes.onlinePayment.paymentMethod',
    'branches.paymentTypes.onlinePayment.providerName',
    'branches.paymentTypes.paymentMethod',
    'branches.paymentTypes.showName',
    'branches.paymentTypes.upload',
    'branches.social.facebook',
    'branches.social.instagram',
    'branches.surveys.active',
    'branches.surveys.questions.reasons.reason',
    'branches.surveys.questions.subTitle',
    'branches.surveys.questions.title',
    'company.alias',
    'company.key',
    'company.logo',
    'company.name',
  ])
  expect(taking('KEY')).toEqual([
    'branches.discountCodes.active',
    'branches.discountCodes.amount',
    'branches.discountCodes.code',
    'branches.discountCodes.endsAt',
    'branches.discountCodes.externalBenefitType',
    'branches.discountCodes.firstTimeUse',
    'branches.discountCodes.maximumDiscountAmount',
    'branches.discountCodes.minimumOrderAmount',
    'branches.discountCodes.name',
    'branches.discountCodes.paymentTypes',
    'branches.discountCodes.percentage',
    'branches.discountCodes.requiredCategory',
    'branches.discountCodes.requiredPlate',
    'branches.discountCodes.startsAt',
    'branches.discountCodes.type',
    'branches.discountCodes.usageLimit',
    'branches.discountCodes.usageLimitPerCustomer',
    'branches.loyalty.active',
    'branches.loyalty.branchContacts',
    'branches.loyalty.maxRedeemedPercentage',
    'branches.loyalty.maxRedeemedPoints',
    'branches.loyalty.minRedeemedPoints',
    'branches.loyalty.orderPercentage',
    'branches.loyalty.supportsDiscounts',
    'branches.loyaltyRewards.active',
    'branches.loyaltyRewards.branchContact',
    'branches.loyaltyRewards.reward',
  ])
  expect(taking('PIN').length).toBeGreaterThan(180)
})

/** spec('decisions proofs-of-fields.1') */
test('a field is judged alike at its place, in a thing around it and in a list of those', () => {
  for (const place of places.filter((one) => proofAt(one) !== 'PIN'))
    for (let depth = place.length; depth > 2; depth -= 1) {
      // A thing comes with its key and its switch on, and is judged by its other fields.
      const [isSwitch, isKey] = [place.at(-1) === 'active', place.at(-1) === 'key']
      if ((isSwitch || isKey) && depth < place.length) continue
      const value = place
        .slice(depth)
        .reduceRight<unknown>(
          (inner, step) => (step === 'one' ? [{ key: 'one', ...(inner as object) }] : { [step]: inner }),
          'x',
        )
      const isThing = place[depth - 1] === 'one'
      const step = isThing
        ? ({ kind: 'add', place: place.slice(0, depth), thing: value } as const)
        : ({
            kind: 'set',
            place: place.slice(0, depth),
            to: value,
            ...(isSwitch && { from: false }),
            ...(isKey && { from: 'one' }),
          } as const)
      expect(needsOfChange([step])).toContainEqual(expect.objectContaining({ takes: proofAt(place), place }))
    }
})

test('places that are alike are read by the same permissions at each step on their way', () => {
  const keyed = (key: string) =>
    places.map((place) =>
      place.map((step, at) => (step === 'one' && !place[at - 1]?.startsWith('branch') ? key : step)),
    )
  const prefixes = (place: readonly string[]) => place.map((_, at) => place.slice(0, at + 1))
  const read = (place: readonly string[]) => JSON.stringify(prefixes(place).map(needsOfReading))
  const known = new Map<string, string>()
  const unlike: string[] = []
  for (const place of [...keyed('one'), ...keyed('price')].flatMap(prefixes)) {
    const alike = permissionsAlikeIn(place)
    const said = read(place)
    if ((known.get(alike) ?? said) !== said) unlike.push(place.join('/'))
    known.set(alike, said)
  }
  expect(known.size).toBeGreaterThan(200)
  expect(unlike).toEqual([])
  // Keys of the things of lists are none of a branch or a contact.
  const plates = (menu: string) => ['branches', 'one', 'menus', menu, 'plates', 'bife', 'price']
  expect(permissionsAlikeIn(plates('a'))).toBe(permissionsAlikeIn(plates('b')))
  const contact = (key: string) => ['branches', 'one', 'branchContacts', key, 'name']
  expect(permissionsAlikeIn(contact('a'))).not.toBe(permissionsAlikeIn(contact('b')))
})
