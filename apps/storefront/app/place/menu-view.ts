import { menuFromWire } from '@mostrador/contract/menu/menu-from-wire'
import type { ImageInfo, MenuInfo } from '@mostrador/contract/menu/menu-schema'
import { discountOfPlate, unitDiscount } from '@mostrador/domain/discount/menu-discounts'
import { demandedPrice } from '@mostrador/domain/garnish/demanded-price'
import type { Indicator, Menu, MenuDiscount, Plate } from '@mostrador/domain/menu/menu'
import { plateSlugs } from '@mostrador/domain/menu/plate-slug'
import type { Minor } from '@mostrador/domain/money/minor'

/** Plate as drawn. `price` is one unit's least price, `priceBefore` without its discount. */
export type PlateView = {
  readonly plate: Plate
  readonly name: string
  readonly slug: string
  readonly categorySlug: string
  readonly image: ImageInfo | null
  readonly indicators: readonly Indicator[]
  readonly price: Minor
  readonly priceBefore: Minor | null
  /** Whether sizes or mandatory choices differ in price: the price is the lowest. */
  readonly isFrom: boolean
  readonly discount: MenuDiscount | undefined
  /** Time of its next sale, while off sale: "De 8:00 a 11:00". */
  readonly onSale?: string
}

/** Whether a plate cannot be ordered: sold out, or off sale without a later time. */
export const isOff = ({ soldOut, offSale, later }: Plate): boolean =>
  soldOut || (offSale !== undefined && later === undefined)

export type SectionView = {
  readonly category: MenuInfo['categories'][number]
  readonly name: string
  readonly indicators: readonly Indicator[]
  readonly plates: readonly PlateView[]
}

/** Menu as pages draw it and carts price with it. */
export type MenuView = {
  readonly menu: Menu
  readonly sections: readonly SectionView[]
  readonly remarked: readonly PlateView[]
  readonly upselled: readonly PlateView[]
  readonly plates: ReadonlyMap<string, PlateView>
}

type PriceTag = Pick<PlateView, 'price' | 'priceBefore' | 'isFrom' | 'discount'>

function priceTag(plate: Plate, menu: Menu): PriceTag {
  const sizes = plate.sizes.filter(({ soldOut }) => plate.soldOut || !soldOut)
  const prices = (sizes[0] ? sizes : [plate]).map(({ price }) => price)
  const lowest = Math.min(...prices)
  const discount = discountOfPlate(menu.discounts, plate.id)
  const off = discount ? unitDiscount(discount, lowest) : 0
  const demanded = plate.garnishGroups.map(demandedPrice)
  const whole = demanded.reduce((sum, { least }) => sum + least, lowest)
  return {
    price: whole - off,
    priceBefore: off > 0 ? whole : null,
    isFrom: prices.some((price) => price !== lowest) || demanded.some(({ varies }) => varies),
    discount,
  }
}

const present = <Value>(value: Value | undefined): readonly Value[] => (value === undefined ? [] : [value])

function pickIndicators({ indicators }: MenuInfo) {
  const byId = new Map(indicators.map((indicator) => [indicator.id, indicator]))
  return (ids: readonly string[]) => ids.flatMap((id) => present(byId.get(id)))
}

function viewPlates(info: MenuInfo, menu: Menu): ReadonlyMap<string, PlateView> {
  const shown = menu.plates.filter(({ visible }) => visible)
  const slugs = plateSlugs(shown.map(({ id, showName, name }) => ({ id, name: showName || name })))
  const images = new Map(info.plates.map(({ id, image }) => [id, image]))
  const indicatorsOf = pickIndicators(info)
  const categories = new Map(info.categories.map(({ id, slug }) => [id, slug]))
  return new Map(
    shown.map((plate): [string, PlateView] => [
      plate.id,
      {
        plate,
        name: plate.showName || plate.name,
        slug: slugs.get(plate.id) ?? plate.id,
        categorySlug: categories.get(plate.categoryId) ?? plate.categoryId,
        image: images.get(plate.id) ?? null,
        indicators: indicatorsOf(plate.indicatorIds),
        ...priceTag(plate, menu),
      },
    ]),
  )
}

/** Makes the view of a wire menu, in minor units, without empty categories (000 §3 Menu). */
export function viewMenu(info: MenuInfo, mantissa: number): MenuView {
  const menu = menuFromWire(info, mantissa)
  const plates = viewPlates(info, menu)
  const pick = (ids: readonly string[]) => ids.flatMap((id) => present(plates.get(id)))
  const indicatorsOf = pickIndicators(info)
  const sections = info.categories.map((category) => ({
    category,
    name: category.showName || category.name,
    indicators: indicatorsOf(category.indicators),
    plates: pick(category.plates),
  }))
  return {
    menu,
    sections: sections.filter((section) => section.plates.length > 0),
    remarked: pick(info.remarkeds),
    upselled: pick(info.upselleds),
    plates,
  }
}

/** Finds the section of a path's category segment. */
export const findSection = (view: MenuView, category: string): SectionView | undefined =>
  view.sections.find((section) => section.category.slug === category)

/** Finds the plate of a path's last two segments. */
export const findPlate = (view: MenuView, category: string, plate: string): PlateView | undefined =>
  Array.from(view.plates.values()).find((one) => one.categorySlug === category && one.slug === plate)
