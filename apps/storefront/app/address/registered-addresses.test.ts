import { expect, test } from 'vitest'
import { locationOf } from './address-draft.ts'
import { draftOf } from './registered-addresses.tsx'

const address = {
  street: 'Thames',
  number: '1500',
  city: 'Buenos Aires',
  locality: 'CABA',
  zone: '',
  country: 'Argentina',
  postalCode: '1414',
  fullAddress: '',
  lat: -34.59,
  lng: -58.43,
  betweenStreets: 'Honduras y El Salvador',
  details: '3º B',
  geocoded: true,
}

test('an address of an earlier order comes back whole, with its pin and what the rider must know', () => {
  const draft = draftOf(address)
  expect(draft).toMatchObject({
    fullAddress: 'Thames 1500, Buenos Aires, CABA',
    pin: 'SURE',
    details: '3º B',
  })
  expect(locationOf(draft)).toMatchObject({
    lat: -34.59,
    lng: -58.43,
    betweenStreets: address.betweenStreets,
  })
})

test('one that was typed by hand has no pin yet', () => {
  expect(draftOf({ ...address, lat: null, lng: null }).pin).toBe('NONE')
})
