import { plateGridCopy } from '@mostrador/copy/plate-grid'
import { thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { Thing } from '@mostrador/domain/revision/operation'
import { thingAt } from './grid-cells.ts'
import { cellColumnOf, type ColumnId, type ThingKind } from './grid-columns.ts'

export type CellReading = {
  readonly menu: Thing
  readonly indicators: readonly { readonly key: string; readonly name: string }[]
  readonly amount: (major: number) => string
}

const COMMAS = ', '

/** Writes a value of a cell for people; '' for none. */
export function readText(
  value: unknown,
  { kind, column }: { readonly kind: ThingKind; readonly column: ColumnId },
  { menu, indicators, amount }: CellReading,
): string {
  const codec = cellColumnOf(kind, column)
  switch (codec?.kind) {
    case 'amount':
      return typeof value === 'number' ? amount(value) : kind === 'garnish' ? amount(0) : ''
    case 'flag':
      return value === undefined
        ? codec.text(value, NO_WORLD)
        : value === true
          ? plateGridCopy.yes
          : plateGridCopy.no
    case 'category':
      return nameOf(thingAt(menu, ['categories', String(value)]), String(value ?? ''))
    case 'names': {
      const things = codec.names === 'indicators' ? indicators : thingsOf(menu[codec.names ?? ''])
      const names = new Map(things.map((thing) => [String(thing.key), String(thing.name)]))
      return listOf(value)
        .map((key) => names.get(key) ?? key)
        .join(COMMAS)
    }
    case 'words':
      return listOf(value).join(COMMAS)
    default:
      return value === undefined ? '' : String(value)
  }
}

/** Returns the name of a category that diners read. */
export const categoryName = ({ name, showName = name }: Named): string => String(showName)

type Named = { readonly name?: unknown; readonly showName?: unknown }

const nameOf = (thing: Thing | undefined, otherwise: string): string =>
  categoryName(thing ?? { name: otherwise })

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

/** A yes or no names nothing. */
const NO_WORLD = { mantissa: 2, decimals: ',', categories: [], garnishGroups: [], indicators: [] } as const
