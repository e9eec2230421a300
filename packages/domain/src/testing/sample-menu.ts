import type { CartLine, PlateSelection } from '../cart/cart-line.ts'
import { priceLine } from '../cart/price-line.ts'
import {
  PLATE_DEFAULTS,
  type Garnish,
  type GarnishGroup,
  type Menu,
  type MenuDiscount,
  type Plate,
} from '../menu/menu.ts'

/** A garnish; its name is its id. */
export const garnish = (id: string, price = 0, rest: Partial<Garnish> = {}): Garnish => ({
  id,
  name: id,
  description: '',
  price,
  visible: true,
  ...rest,
})

/** An optional group of toggled garnishes without limit, unless said otherwise. */
export const group = (id: string, rest: Partial<GarnishGroup> = {}): GarnishGroup => ({
  id,
  name: id,
  mandatory: false,
  multipleSelection: false,
  minGarnishAmount: 0,
  maxGarnishAmount: 0,
  garnishes: [],
  ...rest,
})

/** A plate of 1000 in category "cocina" with neither sizes nor garnishes. */
export const plate = (id: string, rest: Partial<Plate> = {}): Plate => ({
  ...PLATE_DEFAULTS,
  id,
  name: id,
  showName: id,
  price: 1000,
  sizes: [],
  garnishGroups: [],
  categoryId: 'cocina',
  indicatorIds: [],
  image: null,
  soldOut: false,
  ...rest,
})

/** A menu of one category. */
export const menuOf = (plates: readonly Plate[], discounts: readonly MenuDiscount[] = []): Menu => ({
  hash: 'h1',
  categories: [
    {
      id: 'cocina',
      name: 'cocina',
      showName: 'De la cocina',
      description: '',
      image: null,
      indicatorIds: [],
      plateIds: plates.map(({ id }) => id),
    },
  ],
  plates,
  remarkedIds: [],
  upselledIds: [],
  discounts,
  saleRules: [],
})

/** One unit of a plate with nothing chosen. */
export const selection = (plateId: string, rest: Partial<PlateSelection> = {}): PlateSelection => ({
  plateId,
  sizeId: null,
  quantity: 1,
  notes: '',
  source: 'plate',
  groups: [],
  ...rest,
})

let lastLine = 0

/**
 * A line that the menu grants; throws when it does not, because then the test is about something
 * else.
 */
export function lineOn(menu: Menu, chosen: PlateSelection, lineId = `line-${(lastLine += 1)}`): CartLine {
  const priced = priceLine({ menu, selection: chosen, lineId })
  if (!priced.ok) throw new Error(`The sample menu refuses the line: ${priced.refusal.code}`)
  return priced.line
}
