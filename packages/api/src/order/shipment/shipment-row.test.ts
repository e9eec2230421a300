import { describe, expect, test } from 'vitest'
import { shipmentInfo, type ShipmentRow } from './shipment-row.ts'

const RIDER = { id: '0197f000-0000-7000-8000-000000000009', name: 'Rita', phone: '+5491123450000' }

type Cte = Partial<Omit<ShipmentRow, 'order' | 'shop'>> & {
  order?: Partial<ShipmentRow['order']>
  shop?: Partial<ShipmentRow['shop']>
}

const info = ({ order, shop, ...part }: Cte = {}) =>
  shipmentInfo({
    id: '0197f000-0000-7000-8000-000000000001',
    status: 'ON_ROUTE_TO_DROP_OFF',
    createdAt: new Date('2026-11-20T15:00:00.000Z'),
    updatedAt: new Date('2026-11-20T15:01:00.000Z'),
    stackingOrder: 0,
    stackId: null,
    returnShipment: false,
    contactId: '0197f000-0000-7000-8000-000000000002',
    deliveryKey: '1234',
    keyTries: [],
    destination: { lat: -34.59, lng: -58.42 },
    rider: RIDER,
    order: {
      code: 'BY0BWPN9K6',
      number: 7,
      customerName: 'Ana Pérez',
      phone: '11 2345-6789',
      destination: { street: 'Gorriti', number: '5000', locality: 'Palermo', city: 'Buenos Aires' },
      notes: 'Timbre roto',
      paymentName: 'Efectivo',
      paid: false,
      total: 123_400,
      cashTotal: null,
      paysWith: 150_000,
      lines: [],
      ...order,
    },
    promisedAt: null,
    shop: {
      name: 'Brasas',
      street: 'Honduras',
      number: '4900',
      locality: 'Palermo',
      phone: '+541140001111',
      position: { lat: -34.58, lng: -58.43 },
      keyRequired: true,
      country: 'AR',
      mantissa: 2,
      ...shop,
    },
    ...part,
  })

const PIZZA = {
  name: 'Pizza',
  sizeName: 'Grande',
  quantity: 2,
  extras: [
    { groupItems: [{ name: 'Aceitunas', quantity: 1, price: 100 }] },
    { groupItems: [{ name: 'Gaseosa', quantity: 2, price: 0 }] },
  ],
}

test('a rider who has taken it reads the items in the bag, without their prices', () => {
  const { bag } = info({ order: { lines: [PIZZA, { ...PIZZA, sizeName: null, extras: [] }] } }).logisticsOrder
  expect(bag).toEqual([
    {
      name: 'Pizza',
      sizeName: 'Grande',
      quantity: 2,
      extras: [
        { name: 'Aceitunas', quantity: 1 },
        { name: 'Gaseosa', quantity: 2 },
      ],
    },
    { name: 'Pizza', sizeName: null, quantity: 2, extras: [] },
  ])
})

describe('the address that a rider reads', () => {
  const addressOf = (destination: ShipmentRow['order']['destination']) =>
    info({ order: { destination } }).logisticsOrder.address

  test('is street, number and the places around them, each once', () => {
    const home = {
      street: 'Gorriti',
      number: '5000',
      zone: 'Palermo',
      city: 'La Plata',
      locality: 'Buenos Aires',
    }
    expect(addressOf(home)).toBe('Gorriti 5000, Palermo, La Plata, Buenos Aires')
    expect(addressOf({ ...home, city: 'Buenos Aires', locality: 'Ciudad Autónoma de Buenos Aires' })).toBe(
      'Gorriti 5000, Palermo, Ciudad Autónoma de Buenos Aires',
    )
    expect(addressOf({ street: 'Gorriti', number: ' ', city: 'Buenos Aires' })).toBe('Gorriti, Buenos Aires')
    expect(addressOf({ street: 'Gorriti', number: '5000' })).toBe('Gorriti 5000')
  })

  test('without a street is what was typed in one line, or nothing', () => {
    expect(addressOf({ fullAddress: 'Ruta 8 km 60', city: 'Pilar' })).toBe('Ruta 8 km 60')
    expect(addressOf({ city: 'Pilar' })).toBe('')
    expect(addressOf(null)).toBe('')
  })

  test('comes with what helps to find the door, where the diner said it', () => {
    expect(
      info({
        order: { destination: { street: 'Gorriti', betweenStreets: 'Thames y Uriarte', details: '3 B' } },
      }).logisticsOrder,
    ).toMatchObject({ betweenStreets: 'Thames y Uriarte', addressDetails: '3 B', notes: 'Timbre roto' })
    expect(info({ order: { destination: null } }).logisticsOrder).toMatchObject({
      betweenStreets: '',
      addressDetails: '',
    })
  })
})

test('the diner is called by a number that can be dialled, or by what was typed', () => {
  expect(info().logisticsOrder.customerPhone).toBe('+541123456789')
  expect(info({ order: { phone: 'el de siempre' } }).logisticsOrder.customerPhone).toBe('el de siempre')
})

test('a rider who has not taken it learns the zone and the rounded distance, and nothing of the diner', () => {
  const offer = info({ rider: null, order: { lines: [PIZZA] } })
  expect(offer.logisticsOrder).toMatchObject({
    code: expect.not.stringContaining('BY0BWPN9K6'),
    zone: 'Palermo',
    customerName: '',
    customerPhone: '',
    address: '',
    betweenStreets: '',
    addressDetails: '',
    notes: '',
    bag: [],
  })
  expect(offer).toMatchObject({ destination: null, rider: null })
  // 1,444 m in a straight line.
  expect(offer.distanceInMeters).toBe(1400)
})

test.each([
  [{ zone: 'Norte', locality: 'Palermo', city: 'Buenos Aires' }, 'Norte'],
  [{ zone: '', locality: '', city: 'Buenos Aires' }, 'Buenos Aires'],
  [{}, ''],
  [null, ''],
])('the zone of %j is "%s"', (destination, zone) => {
  expect(info({ order: { destination } }).logisticsOrder.zone).toBe(zone)
})

test('the distance is not known without both ends', () => {
  expect(info({ destination: null }).distanceInMeters).toBeNull()
  expect(info({ shop: { position: null } }).distanceInMeters).toBeNull()
})

test('at the door the whole total is collected, with the note that the diner pays with', () => {
  expect(info().logisticsOrder).toMatchObject({ collect: 1234, paysWith: 1500 })
  expect(info({ order: { paysWith: null } }).logisticsOrder).toMatchObject({ collect: 1234, paysWith: null })
  expect(info({ order: { paid: true } }).logisticsOrder).toMatchObject({ collect: 0, paysWith: null })
})

test('the shop is where it is fetched, as far as its address is written down', () => {
  expect(info().pickUp).toMatchObject({ address: 'Honduras 4900, Palermo', phone: '+541140001111' })
  expect(info({ shop: { number: '', locality: '', phone: null } }).pickUp).toMatchObject({
    address: 'Honduras',
    phone: '',
  })
  expect(info({ shop: { street: '', number: '' } }).pickUp.address).toBe('Palermo')
})

test('a key is asked for where the shop wants one and the delivery has one, five tries in all', () => {
  expect(info()).toMatchObject({ deliveryKeyRequired: true, keyTriesLeft: 5 })
  expect(info({ keyTries: ['1', '2'] }).keyTriesLeft).toBe(3)
  expect(info({ keyTries: Array.from({ length: 9 }, () => '1') }).keyTriesLeft).toBe(0)
  expect(info({ deliveryKey: null })).toMatchObject({ deliveryKeyRequired: false, keyTriesLeft: null })
  expect(info({ shop: { keyRequired: false } })).toMatchObject({ deliveryKeyRequired: false })
})

test('a rider collects the cash that the law lets be handed over, and the change is of that', () => {
  const order = { total: 1_162_500, cashTotal: 1_162_000, paysWith: 1_200_000 }
  expect(info({ order }).logisticsOrder).toMatchObject({ collect: 11_620, paysWith: 12_000 })
  expect(info({ order: { ...order, paid: true } }).logisticsOrder).toMatchObject({ collect: 0 })
})
