import { movementsCopy as copy } from '@mostrador/copy/transfers-page'
import { textIn, type Table } from '@mostrador/domain/spreadsheet/cells'
import { MOST_ROWS_ABOVE } from '@mostrador/domain/spreadsheet/rows-above'
import type { BankDirection } from '@mostrador/domain/transfer/bank-direction'
import { BANK_COLUMNS, type BankColumn } from '@mostrador/domain/transfer/bank-headings'
import { directionsSaid } from '@mostrador/domain/transfer/bank-sheet'
import {
  bankLayoutAt,
  withBankColumns,
  type BankLayout,
  type BankWriting,
} from '@mostrador/domain/transfer/guess-bank-layout'
import { SelectField } from '@mostrador/ui/select-field.tsx'

type LayoutProps = {
  readonly table: Table
  readonly layout: BankLayout
  readonly onChange: (layout: BankLayout) => void
}

/** Choices on how a list is read: headings, columns, and words. */
export const MovementColumns = (props: LayoutProps & { readonly writing: BankWriting }) => (
  <>
    <Headings {...props} />
    <Columns {...props} />
    <Directions {...props} />
  </>
)

const LONGEST_SAMPLE = 60

/** Lists the first rows with text, labelled by it. */
function rowOptions(table: Table) {
  return table.slice(0, MOST_ROWS_ABOVE).flatMap((row, at) => {
    const texts = row.map(textIn).filter((text) => text !== '')
    const label = copy.headingsAt(at + 1, texts.join(' · ').slice(0, LONGEST_SAMPLE))
    return texts.length === 0 ? [] : [{ value: String(at), label }]
  })
}

function Headings({ table, layout, writing, onChange }: LayoutProps & { readonly writing: BankWriting }) {
  return (
    <SelectField
      label={copy.headings}
      value={layout.headingRow === null ? '' : String(layout.headingRow)}
      options={[{ value: '', label: copy.noHeadings }, ...rowOptions(table)]}
      onChange={({ currentTarget: { value } }) =>
        onChange(bankLayoutAt(table, value === '' ? null : Number(value), writing))
      }
    />
  )
}

const KINDS = BANK_COLUMNS.map((value) => ({ value, label: copy.kinds[value] }))

/** Choice of each column's content; every kind but text and none occurs once. */
function Columns({ table, layout, onChange }: LayoutProps) {
  const { columns, headingRow } = layout
  const sample = table[headingRow ?? 0] ?? []
  const isOne = (kind: BankColumn): boolean => kind !== 'TEXT' && kind !== 'NONE'
  const choose = (at: number, kind: BankColumn): void => {
    const chosen = columns.map((before, index) => {
      if (index === at) return kind
      return isOne(kind) && before === kind ? 'NONE' : before
    })
    onChange(withBankColumns(table, layout, chosen))
  }
  return (
    <fieldset className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <legend className="pb-2 text-14 font-semibold">{copy.columns}</legend>
      {columns.map((kind, at) => (
        <SelectField
          key={`${String(at)} of ${String(columns.length)}`}
          label={copy.column(at + 1, String(sample[at] ?? '').slice(0, 24))}
          value={kind}
          options={KINDS}
          onChange={({ currentTarget }) => choose(at, currentTarget.value as BankColumn)}
        />
      ))}
    </fieldset>
  )
}

/** Most words asked about; a column with more has another meaning. */
const MOST_WORDS = 6

const WAYS = [
  { value: '', label: copy.ways.unknown },
  { value: 'IN', label: copy.ways.IN },
  { value: 'OUT', label: copy.ways.OUT },
]

/** Direction of each word in the column of directions. */
function Directions({ table, layout, onChange }: LayoutProps) {
  const said = directionsSaid(table, layout)
  if (said.length === 0) return null
  const choose = (word: string, way: string): void => {
    const others = [...layout.directions].filter(([one]) => one !== word)
    const chosen = way === '' ? [] : [[word, way as BankDirection] as const]
    onChange({ ...layout, directions: new Map([...others, ...chosen]) })
  }
  return (
    <fieldset className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <legend className="pb-2 text-14 font-semibold">{copy.directions}</legend>
      {said.slice(0, MOST_WORDS).map(({ word, shown }) => (
        <SelectField
          key={word}
          label={copy.direction(shown.slice(0, 24))}
          value={layout.directions.get(word) ?? ''}
          options={WAYS}
          onChange={({ currentTarget }) => choose(word, currentTarget.value)}
        />
      ))}
    </fieldset>
  )
}
