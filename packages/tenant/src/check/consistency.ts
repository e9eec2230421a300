import { faultOfAccount, faultOfAlias } from '@mostrador/domain/transfer/account-number'
import { passwordFault } from '@mostrador/domain/staff/password-rule'
import { problem, type Problem } from './problems.ts'
import { at, keysOf, numberOf, spotsIn, spotUnder, textOf, textsIn, valueOf, type Spot } from './spot.ts'

/** Problems of garnish groups that no diner could complete. */
export const groupProblems = (branch: Spot): readonly Problem[] =>
  spotsIn(branch, 'menus')
    .flatMap((menu) => spotsIn(menu, 'garnishGroups'))
    .flatMap((group) => {
      const least = numberOf(group, 'minGarnishAmount') ?? 0
      const most = numberOf(group, 'maxGarnishAmount') ?? 0
      if (most > 0 && least > most) {
        return [
          problem(at(group.path, 'minGarnishAmount'), 'minimum-above-maximum', {
            minimum: least,
            maximum: most,
          }),
        ]
      }
      const minimum = valueOf(group, 'mandatory') === true ? Math.max(1, least) : 0
      const count = spotsIn(group, 'garnishes').filter(
        (garnish) => valueOf(garnish, 'visible') !== false,
      ).length
      const repeats = valueOf(group, 'multipleSelection') === true && count > 0
      return minimum > count && !repeats
        ? [problem(at(group.path, 'garnishes'), 'group-unsatisfiable', { minimum, count })]
        : []
    })

/** Discounts of a menu that take nothing off. */
export const menuDiscountProblems = (branch: Spot): readonly Problem[] =>
  spotsIn(branch, 'menus')
    .flatMap((menu) => spotsIn(menu, 'discounts'))
    .flatMap((discount) => {
      const [buy, pay] = [numberOf(discount, 'buy'), numberOf(discount, 'pay')]
      const nothing = textsIn(discount, 'plates').length === 0
      return [
        ...(buy !== undefined && pay !== undefined && pay >= buy
          ? [problem(at(discount.path, 'pay'), 'pay-not-below-buy', { buy, pay })]
          : []),
        ...(nothing ? [problem(at(discount.path, 'plates'), 'discount-without-plates')] : []),
      ]
    })

/** Problems of delays and points whose minimum is above their maximum. */
export function rangeProblems(branch: Spot): readonly Problem[] {
  const contacts = spotsIn(branch, 'branchContacts')
  const timed = contacts.flatMap((contact) => [
    ...spotsIn(contact, 'orderModes'),
    ...spotsIn(contact, 'deliveryZones'),
  ])
  const loyalty = valueOf(branch, 'loyalty')
  const programme = loyalty ? spotsIn({ ...branch, value: { loyalty: [loyalty] } }, 'loyalty') : []
  return [
    ...timed.flatMap((spot) => reversed(spot, 'minDelayInMinutes', 'maxDelayInMinutes')),
    ...programme.flatMap((spot) =>
      reversed({ ...spot, path: at(branch.path, 'loyalty') }, 'minRedeemedPoints', 'maxRedeemedPoints'),
    ),
  ]
}

function reversed(spot: Spot, least: string, most: string): readonly Problem[] {
  const [minimum, maximum] = [numberOf(spot, least), numberOf(spot, most)]
  if (minimum === undefined || (maximum === undefined && most !== 'maxDelayInMinutes')) return []
  // An order mode with only a shortest delay would have a longest one of 0.
  if (minimum <= (maximum ?? 0)) return []
  return [problem(at(spot.path, least), 'minimum-above-maximum', { minimum, maximum: maximum ?? 0 })]
}

/** Codes that end before they begin. */
export const codeProblems = (branch: Spot): readonly Problem[] =>
  spotsIn(branch, 'discountCodes').flatMap((code) => {
    const [start, end] = [textOf(code, 'startsAt'), textOf(code, 'endsAt')]
    return start && end && Date.parse(end) <= Date.parse(start)
      ? [problem(at(code.path, 'endsAt'), 'instants-reversed')]
      : []
  })

const isPaidByHand = (payment: Spot): boolean =>
  ['CASH', 'OTHER'].includes(textOf(payment, 'paymentMethod') ?? '')

/** Problems of ways to pay online without a provider, and of accounts that take no transfers. */
export const paymentProblems = (branch: Spot): readonly Problem[] => [
  ...spotsIn(branch, 'paymentTypes')
    .filter((payment) => textOf(payment, 'upload') !== undefined)
    .filter(isPaidByHand)
    .map((payment) => problem(at(payment.path, 'upload'), 'upload-without-online')),
  ...spotsIn(branch, 'paymentTypes').flatMap((payment) =>
    transferProblems(payment, textOf(branch, 'country') ?? ''),
  ),
]

function transferProblems(payment: Spot, country: string): readonly Problem[] {
  const transfer = spotUnder(payment, 'transfer')
  if (!transfer) return []
  const [alias, account] = [textOf(transfer, 'alias'), textOf(transfer, 'account')]
  const aliasFault = alias === undefined ? undefined : faultOfAlias(alias, country.toLowerCase())
  const fault = account === undefined ? undefined : faultOfAccount(account, country.toLowerCase())
  return [
    ...(textOf(payment, 'paymentMethod') === 'OTHER' ? [] : [problem(transfer.path, 'transfer-not-other')]),
    ...(account === undefined && alias === undefined
      ? [problem(at(transfer.path, 'alias'), 'transfer-without-account')]
      : []),
    ...(aliasFault === undefined
      ? []
      : [problem(at(transfer.path, 'alias'), `transfer-alias-${aliasFault}`)]),
    ...(fault === undefined ? [] : [problem(at(transfer.path, 'account'), `transfer-account-${fault}`)]),
  ]
}

/**
 * Whether a way to pay is shown: an online one names its provider, and `DISABLED` does not hide
 * it.
 */
function isShown(payment: Spot): boolean {
  if (valueOf(payment, 'active') === false) return false
  if (textOf(payment, 'upload') === undefined || isPaidByHand(payment)) return true
  const online = spotUnder(payment, 'onlinePayment')
  return (
    online !== undefined &&
    textOf(online, 'providerName') !== undefined &&
    textOf(online, 'paymentMethod') !== 'DISABLED'
  )
}

/**
 * Problems of order modes that would take orders without a way to pay. An unknown key is told
 * elsewhere.
 */
export function unpayableProblems(branch: Spot): readonly Problem[] {
  const known = keysOf(branch, 'paymentTypes')
  const shown = spotsIn(branch, 'paymentTypes')
    .filter(isShown)
    .map((payment) => textOf(payment, 'key'))
  return spotsIn(branch, 'branchContacts')
    .flatMap((contact) => spotsIn(contact, 'orderModes'))
    .filter((mode) => valueOf(mode, 'active') !== false && valueOf(mode, 'orderEnabled') !== false)
    .filter((mode) => {
      const named = textsIn(mode, 'paymentTypes').map(({ text }) => text)
      return named.every((key) => known.has(key)) && !named.some((key) => shown.includes(key))
    })
    .map((mode) => problem(at(mode.path, 'paymentTypes'), 'mode-without-payment'))
}

/** Problems of branch contacts without fields that their own settings need. */
export const contactProblems = (branch: Spot): readonly Problem[] =>
  spotsIn(branch, 'branchContacts').flatMap((contact) => {
    const zone = textOf(contact, 'timeZone')
    const silent = textOf(contact, 'orderChannel') === 'MESSAGE' && !textOf(contact, 'whatsAppPhone')
    return [
      ...(zone !== undefined && !isTimeZone(zone)
        ? [problem(at(contact.path, 'timeZone'), 'time-zone-unknown')]
        : []),
      ...(silent ? [problem(at(contact.path, 'orderChannel'), 'channel-needs-whatsapp')] : []),
      ...secretTwice(contact, 'riderSecurityCode', 'riderSecurityCodeHash'),
    ]
  })

/** People with a password in clear and a hash at once. */
export const staffProblems = (root: Spot): readonly Problem[] =>
  spotsIn(root, 'staff').flatMap((person) => [
    ...secretTwice(person, 'password', 'passwordHash'),
    ...weakPassword(person),
  ])

/** Refuses passwords that attackers try first; the schema judges the length. */
function weakPassword(person: Spot): readonly Problem[] {
  const fault = passwordFault(textOf(person, 'password') ?? '', textOf(person, 'email'))
  return fault === 'password-too-common' ? [problem(at(person.path, 'password'), fault)] : []
}

const secretTwice = (spot: Spot, field: string, hash: string): readonly Problem[] =>
  textOf(spot, field) !== undefined && textOf(spot, hash) !== undefined
    ? [problem(at(spot.path, hash), 'secret-twice', { field })]
    : []

function isTimeZone(name: string): boolean {
  try {
    // Intl takes an offset for a zone, but it has no daylight saving time.
    const known = new Intl.DateTimeFormat('es', { timeZone: name }).resolvedOptions().timeZone
    return known !== '' && /^[A-Z]/.test(name)
  } catch {
    return false
  }
}
