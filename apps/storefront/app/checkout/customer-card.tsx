import { checkoutCopy } from '@mostrador/copy/checkout'
import { optInText } from '@mostrador/copy/opt-in'
import { Card } from '@mostrador/ui/card.tsx'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { isDocumentNumeric, typedDocument } from '@mostrador/domain/checkout/document'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'
import { PhoneField } from '../diner/phone-field.tsx'
import { errorOf, type SectionProps } from './section-props.ts'

export type CustomerCardProps = SectionProps & {
  /** Fields that a link filled in cannot be changed. */
  readonly locked: { readonly phone: boolean; readonly table: boolean }
}

/** Card of the diner's data; at a table with its number for a name. Source: 000 §2 Checkout. */
export function CustomerCard({ state, errors, change, locked }: CustomerCardProps) {
  const { draft, mode, contact } = state
  const { country } = contact.branch
  const isAtTable = ORDER_MODES[mode.type].table
  return (
    <Card title={checkoutCopy.customerTitle}>
      <div className="grid gap-4">
        {isAtTable ? (
          <TextField
            label={checkoutCopy.table}
            name="tableNumber"
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            value={draft.tableNumber}
            readOnly={locked.table}
            onChange={(event) => change({ tableNumber: event.currentTarget.value })}
            {...(locked.table && { hint: checkoutCopy.tableLocked, suffix: <Icon name="lock" /> })}
            {...errorOf(errors, 'tableNumber')}
          />
        ) : (
          <TextField
            label={checkoutCopy.name}
            name="customerName"
            autoComplete="name"
            autoCapitalize="words"
            maxLength={200}
            value={draft.customerName}
            onChange={(event) => change({ customerName: event.currentTarget.value })}
            {...errorOf(errors, 'customerName')}
          />
        )}
        <PhoneField
          label={checkoutCopy.phone}
          phone={draft.phone}
          country={draft.phoneCountry}
          onChange={change}
          locked={locked.phone}
          error={errors.get('phone')}
          hint={locked.phone ? checkoutCopy.phoneLocked : undefined}
        />
        <TextField
          label={checkoutCopy.email}
          name="customerEmail"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          maxLength={200}
          value={draft.customerEmail}
          onChange={(event) => change({ customerEmail: event.currentTarget.value })}
          {...(!contact.mandatoryEmail && { note: checkoutCopy.optional })}
          {...errorOf(errors, 'customerEmail')}
        />
        {contact.documentLabel !== null && (
          <TextField
            label={contact.documentLabel || checkoutCopy.document}
            name="customerDocument"
            inputMode={isDocumentNumeric(country) ? 'numeric' : 'text'}
            autoComplete="off"
            maxLength={20}
            value={draft.customerDocument}
            onChange={(event) =>
              change({ customerDocument: typedDocument(event.currentTarget.value, country) })
            }
            {...(!contact.documentRequired && { note: checkoutCopy.optional })}
            {...errorOf(errors, 'customerDocument')}
          />
        )}
        <Checkbox
          label={optInText}
          name="optIn"
          checked={draft.optIn}
          onChange={(event) => change({ optIn: event.currentTarget.checked })}
          className="-my-1.5"
        />
      </div>
    </Card>
  )
}
