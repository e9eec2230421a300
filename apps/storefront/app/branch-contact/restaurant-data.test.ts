import { expect, test } from 'vitest'
import { restaurantData, restaurantId } from './restaurant-data.ts'

type Contact = Parameters<typeof restaurantData>[0]

const PAGE = { home: 'https://parrilla.example.com', currency: 'ARS' }

const ADDRESS = {
  street: 'Honduras',
  number: '4900',
  zone: 'Palermo',
  locality: 'Villa Crespo',
  city: 'Buenos Aires',
  country: 'Argentina',
}
const BRANCH = {
  name: 'Fuego Lento',
  country: 'ar',
  description: 'Parrilla de barrio',
  customLogoURL: '/files/logo.webp',
  customBannerLogoURL: '/files/banner.webp',
}

/** A contact as search engines are told of it: what they do not read is left out. */
const contact = (more: object = {}, branch: object = {}): Contact =>
  ({
    alias: 'palermo',
    name: 'Fuego Lento Palermo',
    address: ADDRESS,
    lat: -34.58,
    lng: 0,
    callPhone: '+541143211234',
    branch: { ...BRANCH, ...branch },
    deliveryConfig: { workingDays: [] },
    ...more,
  }) as unknown as Contact

test('search engines are told who the contact is, where, and what it pays with', () => {
  expect(restaurantData(contact(), PAGE)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': 'https://parrilla.example.com/menu/palermo#restaurant',
    name: 'Fuego Lento Palermo',
    url: 'https://parrilla.example.com/menu/palermo',
    hasMenu: 'https://parrilla.example.com/menu/palermo',
    currenciesAccepted: 'ARS',
    brand: { '@type': 'Brand', name: 'Fuego Lento' },
    image: ['https://parrilla.example.com/files/banner.webp', 'https://parrilla.example.com/files/logo.webp'],
    description: 'Parrilla de barrio',
    telephone: '+541143211234',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Honduras 4900',
      addressLocality: 'Villa Crespo',
      addressRegion: 'Buenos Aires',
      addressCountry: 'AR',
    },
    geo: { '@type': 'GeoCoordinates', latitude: -34.58, longitude: 0 },
    openingHoursSpecification: [],
  })
  expect(restaurantId({ alias: 'palermo' }, 'https://x.example')).toBe(
    'https://x.example/menu/palermo#restaurant',
  )
})

test('missing facts of a branch contact are left out', () => {
  const none = { customLogoURL: null, customBannerLogoURL: null, description: '' }
  const data = restaurantData(contact({ callPhone: null, lat: null }, none), PAGE)
  for (const name of ['image', 'description', 'telephone', 'geo']) expect(data).not.toHaveProperty(name)
  expect(restaurantData(contact({ lng: null }), PAGE)).not.toHaveProperty('geo')
  const logoAlone = restaurantData(contact({}, { customBannerLogoURL: null }), PAGE)
  expect(logoAlone.image).toEqual(['https://parrilla.example.com/files/logo.webp'])
})

test('an address names what is known of it, the zone where it has no locality', () => {
  const partly = { ...ADDRESS, number: '', locality: '', city: '' }
  expect(restaurantData(contact({ address: partly }), PAGE).address).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'Honduras',
    addressLocality: 'Palermo',
    addressCountry: 'AR',
  })
})

test('the hours of each day are told, those of a whole day as ending a minute before', () => {
  const workingDays = [
    {
      dayOfWeek: 'MONDAY',
      workingHours: [
        { startAt: '12:00', endAt: '15:00' },
        { startAt: '20:00', endAt: '01:00' },
      ],
    },
    { dayOfWeek: 'SUNDAY', workingHours: [{ startAt: '00:00', endAt: '00:00' }] },
    { dayOfWeek: 'SATURDAY', workingHours: [{ startAt: '09:05', endAt: '09:05' }] },
    { dayOfWeek: 'FRIDAY', workingHours: [] },
  ]
  const data = restaurantData(contact({ deliveryConfig: { workingDays } }), PAGE)
  expect(data.openingHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '12:00', closes: '15:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '20:00', closes: '01:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Sunday', opens: '00:00', closes: '23:59' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Saturday', opens: '09:05', closes: '09:04' },
  ])
})
