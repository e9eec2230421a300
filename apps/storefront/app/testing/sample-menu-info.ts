import type { MenuInfo, PlateInfo } from '@mostrador/contract/menu/menu-schema'

/** A plate of the category "cocina", for 1000. */
export const aPlate = (id: string, own: Partial<PlateInfo> = {}): PlateInfo => ({
  id,
  name: id,
  showName: '',
  description: '',
  indicators: [],
  withImage: false,
  image: null,
  price: 1000,
  sizes: [],
  garnishGroups: [],
  category: 'cocina',
  hasIndicators: false,
  maxQuantity: null,
  visible: true,
  soldOut: false,
  ...own,
})

/** A menu of one category, as it comes over the wire. */
export const aMenu = (plates: readonly PlateInfo[], own: Partial<MenuInfo> = {}): MenuInfo => ({
  hash: 'h1',
  categories: [
    {
      id: 'cocina',
      name: 'cocina',
      showName: 'De la cocina',
      description: '',
      indicators: [],
      withImage: false,
      image: null,
      slug: 'de-la-cocina',
      plates: plates.map(({ id }) => id),
    },
  ],
  plates: [...plates],
  garnishGroups: [],
  indicators: [],
  remarkeds: [],
  upselleds: [],
  discounts: [],
  ...own,
})
