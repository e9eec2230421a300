// words: where the branch contacts of a shop stand and what they are called is data.
import type { TenantFile } from '@mostrador/tenant/schema/tenant-schema'

/** The alias of the branch that has many branch contacts, and how many. */
export const LARGE_BRANCH_ALIAS = 'cadena-de-locales'
export const LARGE_BRANCH_CONTACTS = 500

/** Alias of the branch contact with many zones, and their number; its slots are counted. */
export const ZONED_ALIAS = 'local-de-las-zonas'
export const ZONES = 200

/** A point in a zone of that branch contact, and in the middle of the many. */
export const POINT = { lat: -34.6, lng: -58.4 } as const

type Branch = TenantFile['branches'][number]
type Contact = NonNullable<Branch['branchContacts']>[number]
type Zone = NonNullable<Contact['deliveryZones']>[number]

const week = (hours: readonly string[]) =>
  Object.fromEntries(
    ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'].map((day) => [
      day,
      [...hours],
    ]),
  )
const ALWAYS = week(['00:00-24:00'])

/** A round area of so many corners, as people draw them with a mouse. */
function ring(lat: number, lng: number, { radius, corners }: { radius: number; corners: number }) {
  const points = Array.from({ length: corners }, (_, index): [number, number] => {
    const angle = (index / corners) * 2 * Math.PI
    const reach = radius * (1 + 0.15 * Math.sin(5 * angle))
    return [lng + reach * Math.cos(angle), lat + reach * Math.sin(angle)]
  })
  return [...points, ...points.slice(0, 1)]
}

const zone = (key: string, rings: [number, number][][], fields: Partial<Zone> = {}): Zone => ({
  key,
  name: key,
  area: { type: 'Polygon', coordinates: rings },
  cardFee: 900,
  cashFee: 800,
  minimumOrderPrice: 5000,
  ...fields,
})

const row = (index: number, width: number) => ({ x: index % width, y: Math.floor(index / width) })

/**
 * Twenty by ten zones, each over its neighbours, with a hole; half of them with hours, all with
 * riders to count.
 */
function manyZones(): Zone[] {
  return Array.from({ length: ZONES }, (_, index) => {
    const { x, y } = row(index, 20)
    const [lat, lng] = [POINT.lat + (y - 5) * 0.01, POINT.lng + (x - 10) * 0.01]
    const rings = [
      ring(lat, lng, { radius: 0.009, corners: 60 }),
      ring(lat, lng, { radius: 0.002, corners: 12 }),
    ]
    return zone(`zona-${index + 1}`, rings, {
      priority: index % 7,
      riderCapacity: 100,
      ...(index % 2 === 0 && { hours: ALWAYS }),
    })
  })
}

const common = { menu: 'carta', paymentTypes: ['efectivo'] } as const
const takeAway = { key: 'retiro', type: 'TAKE_AWAY' as const, ...common, paymentTypes: ['efectivo'] }
const delivery = { cardFee: 900, cashFee: 800, minimumOrderPrice: 5000 }

/** Returns one of the many branch contacts. */
export function contactOf(index: number): Contact {
  const { x, y } = row(index, 25)
  const [lat, lng] = [POINT.lat + (y - 10) * 0.012, POINT.lng + (x - 12) * 0.015]
  return {
    key: `local-${index + 1}`,
    alias: `cadena-local-${index + 1}`,
    name: `Local ${index + 1}`,
    timeZone: 'America/Argentina/Buenos_Aires',
    address: {
      street: 'Avenida San Martín',
      number: String(100 + index),
      locality: 'Villa Mitre',
      city: 'Buenos Aires',
    },
    location: { lat, lng },
    hours: index % 3 === 0 ? ALWAYS : week(['11:30-15:30', '19:30-01:00']),
    orderModes: [
      takeAway,
      { key: 'envio', type: 'DELIVERY', ...common, paymentTypes: ['efectivo'], delivery },
    ],
    deliveryZones: [zone('cerca', [ring(lat, lng, { radius: 0.02, corners: 40 })])],
  }
}

const zoned = (): Contact => ({
  ...contactOf(0),
  key: 'zonas',
  alias: ZONED_ALIAS,
  name: 'Local de las zonas',
  hours: ALWAYS,
  orderModes: [
    { key: 'envio', type: 'DELIVERY', ...common, paymentTypes: ['efectivo'], delivery },
    {
      ...takeAway,
      useSchedule: true,
      schedules: [
        {
          key: 'semana',
          name: 'Semana',
          configs: [
            {
              key: 'semana',
              slotMinutes: 30,
              slotCapacity: 4,
              daysAhead: 14,
              hours: week(['11:00-15:00', '19:00-02:00']),
            },
          ],
        },
      ],
    },
  ],
  deliveryZones: manyZones(),
})

const branch = (key: string, alias: string, branchContacts: Contact[]): Branch => ({
  key,
  alias,
  name: key,
  country: 'ar',
  paymentTypes: [{ key: 'efectivo', paymentMethod: 'CASH', showName: 'Efectivo' }],
  menus: [
    {
      key: 'carta',
      name: 'Carta',
      categories: [{ key: 'empanadas', name: 'Empanadas' }],
      plates: [{ key: 'carne', category: 'empanadas', name: 'De carne', price: 1500 }],
    },
  ],
  branchContacts,
})

/**
 * Returns a company with a branch of 500 branch contacts, and one with a branch contact that
 * delivers to 200 zones; always the same.
 */
export const largeBranchTenant = (): TenantFile => ({
  company: { key: 'cadena', alias: 'cadena', name: 'La Cadena' },
  branches: [
    branch(
      'locales',
      LARGE_BRANCH_ALIAS,
      Array.from({ length: LARGE_BRANCH_CONTACTS }, (_, index) => contactOf(index)),
    ),
    branch('zonas', 'cadena-de-zonas', [zoned()]),
  ],
})
