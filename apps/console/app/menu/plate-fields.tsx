import { plateSheetCopy } from '@mostrador/copy/plate-sheet'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { TextArea } from '@mostrador/ui/text-area.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import type { ReactNode } from 'react'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import type { PlateField } from './plate-form.ts'
import type { PlateEditing } from './use-plate-sheet.ts'

/** What of a plate can be changed, each with what stands in the way of it. */
export function PlateFields({ editing }: { readonly editing: PlateEditing }) {
  const { form, told, price, type } = editing
  const { wire } = useMoney()
  const { symbol, mantissa } = useWorkplace().currency
  return (
    <div className="grid grid-cols-1 gap-4 pt-1 pb-4">
      <Changed editing={editing} field="name">
        <TextField
          label={plateSheetCopy.name}
          value={form.name}
          onChange={({ currentTarget }) => type('name', currentTarget.value)}
          error={told.name}
          autoComplete="off"
          required
        />
      </Changed>
      <Changed editing={editing} field="description">
        <TextArea
          label={plateSheetCopy.description}
          value={form.description}
          onChange={({ currentTarget }) => type('description', currentTarget.value)}
          error={told.description}
          rows={3}
        />
      </Changed>
      <Changed editing={editing} field="price">
        <TextField
          label={plateSheetCopy.price}
          prefix={symbol}
          value={form.price}
          onChange={({ currentTarget }) => type('price', currentTarget.value)}
          error={told.price}
          hint={price !== undefined && plateSheetCopy.priceReads(wire(price))}
          inputMode={mantissa === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          required
        />
      </Changed>
    </div>
  )
}

/** A field, and under it what somebody else made of it meanwhile, with both ways on. */
function Changed(props: {
  readonly editing: PlateEditing
  readonly field: PlateField
  readonly children: ReactNode
}) {
  const { conflict, takeTheirs, keepMine, isSaving } = props.editing
  const { wire } = useMoney()
  return (
    <div className="grid grid-cols-1 gap-2">
      {props.children}
      {conflict?.field === props.field && (
        <Notice tone="warning" live="alert">
          <p className="wrap-anywhere">
            {plateSheetCopy.changedTo(conflict.field === 'price' ? wire(conflict.now) : conflict.now)}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="secondary" size="small" disabled={isSaving} onClick={takeTheirs}>
              {plateSheetCopy.takeTheirs}
            </Button>
            <Button variant="secondary" size="small" disabled={isSaving} onClick={keepMine}>
              {plateSheetCopy.keepMine}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  )
}
