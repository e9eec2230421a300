import { eachDay, OVERRIDE_ANSWERS } from './menu-answers.ts'
import { factor, forAccounts, kept, list, person, pin, turnedOn } from './proof.ts'

const [edit, hours, pause] = [pin('locals.edit'), pin('locals.hours'), pin('locals.pause')]
const [zones, payments, discounts] = [pin('locals.zones'), pin('payments'), pin('discounts')]

const exceptions = list('locals.hours', { day: hours, hours, reason: hours })

const deliveryTerms = { cardFee: zones, cashFee: zones, minimumOrderPrice: zones, freeDeliveryFrom: zones }

const zone = {
  key: zones,
  name: zones,
  area: { type: zones, coordinates: zones },
  priority: zones,
  ...deliveryTerms,
  minDelayInMinutes: zones,
  maxDelayInMinutes: zones,
  riderCapacity: zones,
  active: zones,
  hours: eachDay(zones),
}

const schedule = {
  key: hours,
  name: hours,
  active: hours,
  configs: list('locals.hours', {
    key: hours,
    firstDay: hours,
    lastDay: hours,
    slotMinutes: hours,
    slotCapacity: hours,
    daysAhead: hours,
    hours: eachDay(hours),
  }),
}

// Its name is in the sum that diners pay: it could name another account to them.
const surcharge = {
  key: payments,
  name: person('payments', 'payment-words'),
  type: payments,
  percentage: payments,
  amount: payments,
  paymentTypes: payments,
  active: turnedOn(person('payments', 'payment-words')),
}

const discount = {
  key: discounts,
  name: person('discounts', 'payment-words'),
  type: discounts,
  percentage: discounts,
  amount: discounts,
  paymentTypes: discounts,
  active: turnedOn(person('discounts', 'payment-words')),
}

const orderMode = {
  key: edit,
  type: edit,
  menu: edit,
  showName: person('locals.edit', 'shop-words'),
  active: pause,
  orderEnabled: pause,
  orderType: hours,
  minDelayInMinutes: hours,
  maxDelayInMinutes: hours,
  leadMinutes: hours,
  paymentTypes: forAccounts(person('payments', 'payment-way')),
  delivery: deliveryTerms,
  fees: { userFee: payments, percentageUserFee: payments },
  notesLimit: { order: edit, item: edit },
  categoriesNotInCart: edit,
  generalDiscounts: list('discounts', discount),
  generalSurcharges: list('payments', surcharge),
  useSchedule: hours,
  schedules: list('locals.hours', schedule),
  exceptions,
}

const alarm = person('locals.edit', 'alarm-people')
const phone = person('locals.edit', 'phones')
const protection = kept(person('locals.edit', 'protections'))

const alerts = {
  pushAfterSeconds: edit,
  messageAfterSeconds: edit,
  callAfterSeconds: edit,
  warnsBeforeOpening: edit,
  pausesAfterMinutes: edit,
  people: list('locals.edit', {
    key: edit,
    name: alarm,
    phone: alarm,
    mail: alarm,
    messages: edit,
    calls: edit,
  }),
}

// Diners read it, and go there.
const whereabouts = person('locals.edit', 'shop-words')

const address = {
  street: whereabouts,
  number: whereabouts,
  zone: whereabouts,
  locality: whereabouts,
  city: whereabouts,
  country: whereabouts,
  postalCode: whereabouts,
}

/** Answers for the fields of a branch contact. */
export const CONTACT_ANSWERS = {
  key: edit,
  alias: person('integrations', 'web-address'),
  host: factor('integrations', 'web-address'),
  name: person('locals.edit', 'shop-words'),
  timeZone: edit,
  address,
  location: { lat: whereabouts, lng: whereabouts },
  callPhone: phone,
  whatsAppPhone: phone,
  mandatoryEmail: edit,
  // Diners read it over a field of the checkout.
  document: { required: edit, label: person('locals.edit', 'shop-words') },
  betweenStreetsRequired: edit,
  complexAddress: edit,
  orderChannel: person('locals.edit', 'orders-way'),
  signIn: protection,
  orderEnabled: pause,
  blocked: pause,
  deliveryKeyRequired: protection,
  cancelUntilAccepted: edit,
  alerts,
  // Riders are given it at the counter, where it is made anew.
  riderSecurityCode: pin('riders'),
  riderSecurityCodeHash: pin('riders'),
  nps: { average: person('company', 'company-data'), count: person('company', 'company-data') },
  hours: eachDay(hours),
  exceptions,
  orderModes: list('locals.edit', orderMode),
  deliveryZones: list('locals.zones', zone),
  menus: list('menu.edit', OVERRIDE_ANSWERS),
  soldOut: list('menu.sold-out', {
    type: pin('menu.sold-out'),
    thing: pin('menu.sold-out'),
    until: pin('menu.sold-out'),
  }),
}
