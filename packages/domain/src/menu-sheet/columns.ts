import {
  amountColumn,
  categoryColumn,
  countColumn,
  flagColumn,
  namesColumn,
  textColumn,
  wordsColumn,
  type CellColumn,
} from './cell-columns.ts'

const LONGEST_NAME = 120
const ingredients = wordsColumn({ longest: 40, most: 40 })
const name = textColumn(LONGEST_NAME, true)
const showName = textColumn(LONGEST_NAME)
const image = textColumn(200)
const visible = flagColumn(true)

/** Columns of a plate, by the fields of the document. */
export const PLATE_COLUMNS = {
  category: categoryColumn,
  name,
  showName,
  description: textColumn(1000),
  price: amountColumn(),
  garnishGroups: namesColumn('garnishGroups'),
  indicators: namesColumn('indicators'),
  ingredients,
  image,
  maxQuantity: countColumn({ least: 1, most: 9_999_999 }),
  visible,
} as const satisfies Readonly<Record<string, CellColumn>>

/** Columns of a plate that change the lists of a menu. */
export const LISTING_COLUMNS = {
  remarked: flagColumn(false),
  upselled: flagColumn(false),
} as const satisfies Readonly<Record<string, CellColumn>>

export const SIZE_COLUMNS = { name, price: amountColumn() } as const satisfies Readonly<
  Record<string, CellColumn>
>

export const CATEGORY_COLUMNS = {
  name,
  showName,
  description: textColumn(500),
  indicators: namesColumn('indicators'),
  image,
  visible,
} as const satisfies Readonly<Record<string, CellColumn>>

const garnishAmount = countColumn({ least: 0, most: 100, otherwise: 0 })

export const GROUP_COLUMNS = {
  name,
  mandatory: flagColumn(false),
  multipleSelection: flagColumn(false),
  minGarnishAmount: garnishAmount,
  maxGarnishAmount: garnishAmount,
} as const satisfies Readonly<Record<string, CellColumn>>

export const GARNISH_COLUMNS = {
  name,
  description: textColumn(300),
  price: amountColumn(0),
  ingredients,
  visible,
} as const satisfies Readonly<Record<string, CellColumn>>
