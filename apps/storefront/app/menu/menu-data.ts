import { unitDiscount } from '@mostrador/domain/discount/menu-discounts'
import { toMajor } from '@mostrador/domain/money/major'
import type { Minor } from '@mostrador/domain/money/minor'
import { restaurantData, restaurantId, type DataPage } from '../branch-contact/restaurant-data.ts'
import type { PlateView, SectionView } from '../place/menu-view.ts'
import type { MenuScene } from './use-menu.ts'

/**
 * Most plates that the menu's page lists, since its HTML says them all already; beyond it lists its
 * sections alone, each with a page that lists its plates.
 */
const MOST_ITEMS = 12

export type MenuDataPage = DataPage & {
  readonly mantissa: number
  readonly scene: Pick<MenuScene, 'contact' | 'view' | 'addresses'>
  readonly section?: SectionView | undefined
  readonly plate?: PlateView | undefined
}

function offers({ plate, discount }: PlateView, url: string, page: MenuDataPage) {
  const { currency, mantissa, home, scene } = page
  const availability = `https://schema.org/${plate.soldOut ? 'SoldOut' : 'InStock'}`
  const offer = (price: Minor, name?: string) => ({
    '@type': 'Offer',
    ...(name && { name }),
    price: toMajor(price - (discount ? unitDiscount(discount, price) : 0), mantissa).toFixed(mantissa),
    priceCurrency: currency,
    availability,
    url,
    offeredBy: { '@id': restaurantId(scene.contact, home) },
  })
  return plate.sizes.length > 0
    ? plate.sizes.map((size) => offer(size.price, size.name))
    : [offer(plate.price)]
}

function menuItem(view: PlateView, page: MenuDataPage) {
  const url = page.home + page.scene.addresses.plate(view)
  return {
    '@type': 'MenuItem',
    name: view.name,
    url,
    ...(view.plate.description && { description: view.plate.description }),
    ...(view.image && { image: `${new URL(view.image.url, page.home).href}/640.webp` }),
    offers: offers(view, url, page),
  }
}

const menuSection = (section: SectionView, page: MenuDataPage, isWhole: boolean) => ({
  '@type': 'MenuSection',
  name: section.name,
  url: page.home + page.scene.addresses.category(section),
  ...(isWhole && { hasMenuItem: section.plates.map((view) => menuItem(view, page)) }),
})

function menu(page: MenuDataPage) {
  const { view, addresses, contact } = page.scene
  const isWhole = view.plates.size <= MOST_ITEMS
  return {
    '@type': 'Menu',
    '@id': `${page.home + addresses.menu}#menu`,
    name: contact.name,
    url: page.home + addresses.menu,
    inLanguage: 'es',
    hasMenuSection: view.sections.map((section) => menuSection(section, page, isWhole)),
  }
}

function breadcrumb({ home, scene, section, plate }: MenuDataPage) {
  const { contact, addresses } = scene
  const steps = [
    { name: contact.name, path: addresses.menu },
    ...(section ? [{ name: section.name, path: addresses.category(section) }] : []),
    ...(plate ? [{ name: plate.name, path: addresses.plate(plate) }] : []),
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: home + path,
    })),
  }
}

/**
 * Describes a page of a mode as structured data: the branch contact with its whole menu, or a
 * category or a plate with its breadcrumb. Source: decisions.md, Beyond the documents; schema.org
 * Menu, MenuItem, BreadcrumbList.
 */
export function menuData(page: MenuDataPage) {
  const { scene, section, plate } = page
  const { '@context': context, ...restaurant } = restaurantData(scene.contact, page)
  const shown = plate ? menuItem(plate, page) : section && menuSection(section, page, true)
  if (shown) return { '@context': context, '@graph': [restaurant, shown, breadcrumb(page)] }
  const whole = menu(page)
  return { '@context': context, '@graph': [{ ...restaurant, hasMenu: { '@id': whole['@id'] } }, whole] }
}
