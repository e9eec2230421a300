import type { GarnishGroup, Menu, MenuDiscount, Plate } from '@mostrador/domain/menu/menu'
import { minorOf } from '../money/minor-of.ts'
import type { MenuDiscountInfo, MenuInfo, PlateInfo } from './menu-schema.ts'

/** A menu discount in minor units. */
function menuDiscountFromWire(info: MenuDiscountInfo, mantissa: number): MenuDiscount {
  const { id, name, plates: plateIds } = info
  switch (info.type) {
    case 'PERCENT':
      return { id, name, plateIds, type: 'PERCENT', percentage: info.percentage }
    case 'FIXED':
      return { id, name, plateIds, type: 'FIXED', fixedDiscount: minorOf(info.fixedDiscount, mantissa) }
    case 'MULTIPLE':
      return { id, name, plateIds, type: 'MULTIPLE', buy: info.buy, pay: info.pay }
    case 'FINAL_PRICE':
      return { id, name, plateIds, type: 'FINAL_PRICE', finalPrice: minorOf(info.finalPrice, mantissa) }
  }
}

const plateFromWire = (
  plate: PlateInfo,
  groups: ReadonlyMap<string, GarnishGroup>,
  mantissa: number,
): Plate => ({
  ...plate,
  price: minorOf(plate.price, mantissa),
  sizes: plate.sizes.map((size) => ({ ...size, price: minorOf(size.price, mantissa) })),
  garnishGroups: plate.garnishGroups.flatMap((id) => groups.get(id) ?? []),
  categoryId: plate.category,
  indicatorIds: plate.indicators,
  image: plate.image?.url ?? null,
})

/**
 * Returns the menu of the wire as the domain counts with it: minor units, and each garnish group
 * inside its plates.
 */
export function menuFromWire(info: MenuInfo, mantissa: number): Menu {
  const groups = new Map(
    info.garnishGroups.map((group): [string, GarnishGroup] => [
      group.id,
      {
        ...group,
        garnishes: group.garnishes.map((one) => ({ ...one, price: minorOf(one.price, mantissa) })),
      },
    ]),
  )
  return {
    hash: info.hash,
    categories: info.categories.map(({ plates, indicators, image, ...category }) => ({
      ...category,
      image: image?.url ?? null,
      indicatorIds: indicators,
      plateIds: plates,
    })),
    plates: info.plates.map((plate) => plateFromWire(plate, groups, mantissa)),
    remarkedIds: info.remarkeds,
    upselledIds: info.upselleds,
    discounts: info.discounts.map((discount) => menuDiscountFromWire(discount, mantissa)),
    saleRules: info.saleRules ?? [],
  }
}
