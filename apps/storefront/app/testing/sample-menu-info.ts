import type { MenuInfo, PlateInfo } from '@mostrador/contract/menu/menu-schema'

/** A plate of 300 as the wire has it, in category "cocina" with nothing to choose. */
export const plateInfo = (id: string, rest: Partial<PlateInfo> = {}): PlateInfo => ({
  id,
  name: id,
  showName: id,
  description: '',
  indicators: [],
  withImage: false,
  image: null,
  price: 300,
  sizes: [],
  garnishGroups: [],
  category: 'cocina',
  hasIndicators: false,
  maxQuantity: null,
  visible: true,
  soldOut: false,
  ...rest,
})

/** A menu of one category as the wire has it. */
export const menuInfoOf = (hash: string, plates: readonly PlateInfo[] = []): MenuInfo => ({
  hash,
  categories: [
    {
      id: 'cocina',
      name: 'cocina',
      showName: 'De la cocina',
      description: '',
      indicators: [],
      withImage: false,
      image: null,
      slug: 'cocina',
      plates: plates.map(({ id }) => id),
    },
  ],
  plates: [...plates],
  garnishGroups: [],
  indicators: [],
  remarkeds: [],
  upselleds: [],
  discounts: [],
})
