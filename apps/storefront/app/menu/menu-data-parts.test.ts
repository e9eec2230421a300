import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'
import { expect, test } from 'vitest'
import { viewMenu } from '../place/menu-view.ts'
import { aMenu, aPlate } from '../testing/sample-menu-info.ts'
import { aContact } from '../testing/sample-shop.ts'
import { menuData } from './menu-data.ts'

const HOME = 'https://ombu.test'
const AT = `${HOME}/menu/palermo/delivery`
const RESTAURANT = { '@id': `${HOME}/menu/palermo#restaurant` }

/** The structured data of a page of this menu: of the menu itself, a category or a plate. */
function dataOf(menu: MenuInfo, shown: { readonly section?: number; readonly plate?: string } = {}) {
  const view = viewMenu(menu, 2)
  const addresses = {
    menu: '/menu/palermo/delivery',
    cart: '/menu/palermo/preview',
    category: ({ category }: { readonly category: { readonly slug: string } }) =>
      `/menu/palermo/delivery/${category.slug}`,
    plate: ({ slug }: { readonly slug: string }) => `/menu/palermo/delivery/x/${slug}`,
  }
  return menuData({
    home: HOME,
    currency: 'ARS',
    mantissa: 2,
    scene: { contact: aContact(), view, addresses },
    section: shown.section === undefined ? undefined : view.sections[shown.section],
    plate: shown.plate === undefined ? undefined : view.plates.get(shown.plate),
  })
}

const offer = (price: string, own: object = {}) => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'ARS',
  availability: 'https://schema.org/InStock',
  url: `${AT}/x/flan`,
  offeredBy: RESTAURANT,
  ...own,
})
const flan = { '@type': 'MenuItem', name: 'flan', url: `${AT}/x/flan`, offers: [offer('1000.00')] }
const section = { '@type': 'MenuSection', name: 'De la cocina', url: `${AT}/de-la-cocina` }

test('the page of a menu has the contact and every section with its plates', () => {
  expect(dataOf(aMenu([aPlate('flan')]))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      expect.objectContaining({
        '@type': 'Restaurant',
        ...RESTAURANT,
        name: 'Palermo',
        hasMenu: { '@id': `${AT}#menu` },
      }),
      {
        '@type': 'Menu',
        '@id': `${AT}#menu`,
        name: 'Palermo',
        url: AT,
        inLanguage: 'es',
        hasMenuSection: [{ ...section, hasMenuItem: [flan] }],
      },
    ],
  })
})

test('a menu of more than twelve plates names its sections alone, and a section its plates', () => {
  const plates = Array.from({ length: 13 }, (_, index) => aPlate(`p${index}`))
  const [, large] = dataOf(aMenu(plates))['@graph']
  expect(large).toMatchObject({ hasMenuSection: [section] })
  expect(JSON.stringify(large)).not.toContain('MenuItem')
  const [, whole] = dataOf(aMenu(plates.slice(1)))['@graph']
  expect(JSON.stringify(whole).match(/"MenuItem"/g)).toHaveLength(12)
  const [, one] = dataOf(aMenu(plates), { section: 0 })['@graph']
  expect(JSON.stringify(one).match(/"MenuItem"/g)).toHaveLength(13)
})

const step = (position: number, name: string, item: string) => ({ '@type': 'ListItem', position, name, item })

test('the page of a category says what it holds and the way there', () => {
  const [restaurant, shown, way] = dataOf(aMenu([aPlate('flan')]), { section: 0 })['@graph']
  expect(restaurant).toMatchObject({ '@type': 'Restaurant', hasMenu: `${HOME}/menu/palermo` })
  expect(shown).toEqual({ ...section, hasMenuItem: [flan] })
  expect(way).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [step(1, 'Palermo', AT), step(2, 'De la cocina', `${AT}/de-la-cocina`)],
  })
})

test('the page of a plate says the plate and the way there', () => {
  const [, shown, way] = dataOf(aMenu([aPlate('flan')]), { section: 0, plate: 'flan' })['@graph']
  expect(shown).toEqual(flan)
  expect(way).toMatchObject({
    itemListElement: [
      step(1, 'Palermo', AT),
      step(2, 'De la cocina', `${AT}/de-la-cocina`),
      step(3, 'flan', `${AT}/x/flan`),
    ],
  })
})

/** A plate as its own page says it. */
const plateData = (own: Parameters<typeof aPlate>[1], menu: Partial<MenuInfo> = {}) =>
  dataOf(aMenu([aPlate('flan', own)], menu), { plate: 'flan' })['@graph'][1]

test('a plate says its words, its picture, and that it is sold out', () => {
  const image = { url: '/files/a', color: '#123456' }
  expect(plateData({ description: 'Casero', image, soldOut: true })).toEqual({
    ...flan,
    description: 'Casero',
    image: `${HOME}/files/a/640.webp`,
    offers: [offer('1000.00', { availability: 'https://schema.org/SoldOut' })],
  })
})

test('each size is an offer of its own, with what the discount leaves of its price', () => {
  const sizes = [
    { id: 's1', name: 'Chica', price: 500 },
    { id: 's2', name: 'Grande', price: 900.5 },
  ]
  const discounts = [{ id: 'd', name: 'd', type: 'PERCENT' as const, percentage: 10, plates: ['flan'] }]
  expect(plateData({ sizes }, { discounts })).toMatchObject({
    offers: [offer('450.00', { name: 'Chica' }), offer('810.45', { name: 'Grande' })],
  })
})
