import { expect, test } from 'vitest'
import { startTestApi } from '../testing/start-test-api.ts'

/**
 * Numbers that JSON and query strings can write, and databases and providers stumble over.
 */
const NUMBERS = [
  '5e-324',
  '-5e-324',
  '1e-200',
  '-0',
  '0.0000000000000000000001',
  '89.99999999999999999',
  '90',
  '-90',
  '1e308',
  '1e400',
  '-1e400',
  'NaN',
  'Infinity',
  '0x10',
  '1_000',
  '',
  ' ',
] as const

const post = (body: string) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body })

test.each(NUMBERS)('%s as a coordinate is answered or refused, never a fault', async (number) => {
  const { fetch, given } = await startTestApi()
  const contact = await given.branchContact({ orderModes: ['DELIVERY'], contact: { lat: 0, lng: 0 } })
  const text = encodeURIComponent(number)
  const statuses = new Set<number>()
  for (const [lat, lng] of [
    [number, '0'],
    ['0', number],
    [number, number],
    [number, '-58.4'],
    ['-34.6', number],
  ] as const) {
    statuses.add((await fetch('/api/menu/near', post(`{"lat":${lat},"lng":${lng}}`))).status)
  }
  for (const path of [
    `/api/branch/${contact.id}/deliveryzones/fee?fullAddress=x&lat=${text}&lng=0`,
    `/api/branch/${contact.id}/deliveryzones/fee?fullAddress=x&lat=0&lng=${text}`,
    `/api/geocoding/reverse?lat=${text}&lng=0`,
    `/api/geocoding/reverse?lat=0&lng=${text}`,
    `/api/geocoding/place?id=${encodeURIComponent(`typed;${number},${number};honduras`)}`,
    `/api/diner/branches/${contact.branchId}/branchcontacts?lat=${text}&lng=0`,
  ]) {
    statuses.add((await fetch(path)).status)
  }
  expect([...statuses].filter((status) => ![200, 400, 404].includes(status))).toEqual([])
})
