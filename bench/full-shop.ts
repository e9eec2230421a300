import { CONTACTS, readFixture } from './shop.ts'

export const FULL_CODE = 'BENCH10'

/** Its branch contacts, one for each of the measured orders that come at once. */
export const fullAliases = Array.from({ length: CONTACTS }, (_, index) => `full-${index + 1}`)

/** The link of its brand. */
export const FULL_BRAND = 'full'

type Mode = Record<string, unknown> & { readonly type: string }
type Contact = Record<string, unknown> & { readonly orderModes: readonly Mode[] }
type Branch = Record<string, unknown> & { readonly branchContacts: readonly Contact[] }

const WHOLE_WEEK = Object.fromEntries(
  ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'].map((day) => [
    day,
    ['00:00-24:00'],
  ]),
)

/** Delivery at hours that the diner chooses, paid with a card. */
const delivery = (mode: Mode): Mode => ({
  ...mode,
  orderType: 'ALL',
  useSchedule: true,
  paymentTypes: ['efectivo', 'tarjeta'],
  schedules: [
    { key: 'dias', name: 'Días', configs: [{ key: 'dias', hours: WHOLE_WEEK, slotCapacity: 1000 }] },
  ],
})

function widen(branch: Branch): Branch {
  const [contact] = branch.branchContacts
  if (!contact) throw new Error('The fixture has no contact')
  const modes = contact.orderModes.filter(({ type }) => type === 'DELIVERY').map(delivery)
  return {
    ...branch,
    key: FULL_BRAND,
    alias: FULL_BRAND,
    paymentTypes: [
      { key: 'efectivo', paymentMethod: 'CASH', showName: 'Efectivo' },
      {
        key: 'tarjeta',
        paymentMethod: 'CARD',
        showName: 'Tarjeta',
        upload: 'APP',
        onlinePayment: { providerName: 'sandbox', paymentMethod: 'card' },
      },
    ],
    discountCodes: [{ code: FULL_CODE, name: '10 %', type: 'PERCENT', percentage: 10 }],
    loyalty: { name: 'Puntos', orderPercentage: 5, protection: 'NEVER', branchContacts: fullAliases },
    branchContacts: fullAliases.map((alias) => ({
      ...contact,
      key: alias,
      alias,
      soldOut: [],
      orderModes: modes,
    })),
  }
}

/**
 * Returns the tenant file of the end-to-end tests as a shop in which a card, a code, points, hours
 * and delivery come together.
 */
export async function fullTenant(): Promise<unknown> {
  const { company, branches } = await readFixture<Branch>()
  return { company: { ...company, key: FULL_BRAND, alias: 'full-company' }, branches: branches.map(widen) }
}
