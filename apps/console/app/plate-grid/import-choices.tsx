import { menuImportCopy } from '@mostrador/copy/menu-import'
import {
  SHEET_HEADINGS,
  SHEET_COLUMNS,
  sizeOfRole,
  type ColumnRole,
} from '@mostrador/domain/menu-sheet/sheet-columns'
import { sheetProblemText } from '@mostrador/copy/menu-sheet'
import { textIn } from '@mostrador/domain/spreadsheet/cells'
import type { MenuSheet } from '@mostrador/domain/menu-sheet/read-menu-sheet'
import type { SheetProblem } from '@mostrador/domain/menu-sheet/sheet-problem'
import { keyOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { ImportGuesses, UnreadColumns } from './import-guesses.tsx'
import type { ImportPlan, ImportWishes } from './import-plan.ts'

const NAMES: Readonly<Partial<Record<ColumnRole, string>>> = {
  key: menuImportCopy.key,
  image: menuImportCopy.picture,
}
const MOST_HEADING_ROWS = 10
const MOST_PROBLEMS = 8

type ImportChoicesProps = {
  readonly sheet: MenuSheet
  readonly plan: ImportPlan
  readonly wishes: ImportWishes
  readonly onChange: (wishes: Partial<ImportWishes>) => void
}

/** Choices on the columns and the effects of a spreadsheet. */
export function ImportChoices({ sheet, plan, wishes, onChange }: ImportChoicesProps) {
  const { layout, gone } = wishes
  const rows = sheet.menu.slice(0, MOST_HEADING_ROWS)
  return (
    <div className="grid gap-4">
      {(plan.elsewhere.length > 0 || wishes.skipsWrong) && (
        <Wrong
          problems={plan.elsewhere}
          isSkipped={wishes.skipsWrong}
          onSkip={(skipsWrong) => onChange({ skipsWrong })}
        />
      )}
      <SelectField
        label={menuImportCopy.headings}
        value={String(layout.headingRow ?? '')}
        onChange={({ currentTarget: { value } }) =>
          onChange({
            layout: { ...layout, headingRow: value === '' ? undefined : Number(value) },
            otherwise: new Set(),
          })
        }
        options={[
          { value: '', label: menuImportCopy.noHeadings },
          ...rows.map((_, at) => ({ value: String(at), label: menuImportCopy.headingsAt(at + 1) })),
        ]}
      />
      <UnreadColumns columns={plan.unreadColumns} />
      <Columns
        sheet={sheet}
        layout={layout}
        onChange={(columns) => onChange({ layout: { ...layout, columns } })}
      />
      <ImportGuesses
        guesses={plan.guesses}
        otherwise={wishes.otherwise}
        onChange={(otherwise) => onChange({ otherwise })}
      />
      {plan.needsCategory && thingsOf(plan.mine.categories).length > 1 && (
        <SelectField
          label={menuImportCopy.category}
          value={wishes.category}
          onChange={({ currentTarget: { value } }) => onChange({ category: value })}
          options={thingsOf(plan.mine.categories).map((one) => ({
            value: keyOf(one),
            label: String(one.name),
          }))}
        />
      )}
      <Checkbox
        label={menuImportCopy.ordered}
        checked={wishes.isOrdered}
        onChange={({ currentTarget: { checked } }) => onChange({ isOrdered: checked })}
      />
      {plan.absent.length > 0 && (
        <fieldset>
          <legend className="pb-1 font-semibold">{menuImportCopy.absentTitle}</legend>
          {plan.absent.map(({ key, name, plates }) => (
            <Checkbox
              key={key}
              label={menuImportCopy.absent(name, plates)}
              checked={gone.has(key)}
              onChange={({ currentTarget: { checked } }) =>
                onChange({ gone: new Set([...gone, key].filter((one) => checked || one !== key)) })
              }
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}

type ColumnsProps = Pick<ImportChoicesProps, 'sheet'> & {
  readonly layout: ImportWishes['layout']
  readonly onChange: (columns: ImportWishes['layout']['columns']) => void
}

function Columns({ sheet, layout, onChange }: ColumnsProps) {
  const { headingRow, columns } = layout
  const headingOf = (at: number): string =>
    headingRow === undefined ? '' : textIn(sheet.menu[headingRow]?.[at])
  const samplesOf = (at: number): readonly string[] =>
    sheet.menu
      .slice((headingRow ?? -1) + 1)
      .map((row) => textIn(row[at]).slice(0, 40))
      .filter((text) => text !== '')
      .slice(0, 3)
  const optionsOf = (at: number) => {
    const role = columns[at]
    const size = (role && sizeOfRole(role)) ?? headingOf(at)
    return [
      { value: '', label: menuImportCopy.unused },
      ...SHEET_COLUMNS.map((value) => ({ value, label: NAMES[value] ?? SHEET_HEADINGS[value] })),
      ...(size === '' ? [] : [{ value: `size:${size}`, label: menuImportCopy.size(size) }]),
    ]
  }
  // Each role belongs to one column.
  const withRole = (at: number, role: ColumnRole | undefined) =>
    columns.map((one, position) => (position === at ? role : one === role ? undefined : one))
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {columns.map((role, at) => {
        const samples = samplesOf(at)
        if (samples.length === 0) return null
        return (
          <SelectField
            key={at}
            label={menuImportCopy.column(headingOf(at), at + 1)}
            hint={menuImportCopy.sample(samples)}
            value={role ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange(withRole(at, value === '' ? undefined : (value as ColumnRole)))
            }
            options={optionsOf(at)}
          />
        )
      })}
    </div>
  )
}

type WrongProps = {
  readonly problems: readonly SheetProblem[]
  readonly isSkipped: boolean
  readonly onSkip: (isSkipped: boolean) => void
}

/** Problems at places that the grid has no cell for. */
function Wrong({ problems, isSkipped, onSkip }: WrongProps) {
  const told = problems.map((one) => {
    const text = menuImportCopy.row(one.row, one.column, sheetProblemText(one))
    return one.sheet === 'groups' ? menuImportCopy.ofGroups(text) : text
  })
  const left = told.length - MOST_PROBLEMS
  return (
    <div className="grid gap-2">
      {told.length > 0 && (
        <Notice tone="danger" live="alert" title={menuImportCopy.elsewhere}>
          {told.slice(0, MOST_PROBLEMS).map((text) => (
            <p key={text}>{text}</p>
          ))}
          {left > 0 && <p>{menuImportCopy.more(left)}</p>}
        </Notice>
      )}
      <Checkbox
        label={menuImportCopy.skip}
        checked={isSkipped}
        onChange={({ currentTarget: { checked } }) => onSkip(checked)}
      />
    </div>
  )
}
