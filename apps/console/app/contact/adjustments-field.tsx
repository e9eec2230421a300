import { contactCopy } from '@mostrador/copy/contact'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import type { Thing } from '@mostrador/domain/revision/operation'
import { use } from 'react'
import { Amount } from '../form/amount.tsx'
import { Choice } from '../form/choice.tsx'
import { placeOf, withField } from '../form/draft.ts'
import { FieldScope, useFormHands, useFormState } from '../form/form-context.ts'
import { KeysField, type KeyOption } from '../form/keys-field.tsx'
import { ListField } from '../form/list-field.tsx'
import { NumberField } from '../form/number-field.tsx'
import { Switch } from '../form/switch.tsx'
import { TextField } from '../form/text-field.tsx'

const copy = contactCopy.mode

export type AdjustmentsFieldProps = {
  readonly at: string
  readonly label: string
  readonly addLabel: string
  readonly paymentTypes: readonly KeyOption[]
}

/** Field of a mode's discounts or surcharges, with the payment types they hold for. */
export function AdjustmentsField({ at, label, addLabel, paymentTypes }: AdjustmentsFieldProps) {
  return (
    <ListField
      at={at}
      label={label}
      addLabel={addLabel}
      start={{ name: '', type: 'PERCENT' }}
      most={50}
      nameOf={({ name }: Thing) => String(name ?? '')}
    >
      <TextField at="name" label={copy.adjustmentName} longest={120} required />
      <HowMuch />
      <KeysField
        at="paymentTypes"
        label={copy.adjustmentPaymentTypes}
        hint={copy.adjustmentPaymentTypesHint}
        addLabel={copy.addAdjustmentPaymentType}
        options={paymentTypes}
      />
      <Switch at="active" label={copy.adjustmentActive} otherwise />
    </ListField>
  )
}

const FIELD_OF = { PERCENT: 'percentage', FIXED: 'amount' } as const

/** Percentage or amount; choosing one drops the other. */
function HowMuch() {
  const scope = placeOf(use(FieldScope))
  const { store } = useFormHands()
  const type = useFormState(({ draft }) => valueAt(draft.mine, [...scope, 'type']))
  return (
    <>
      <Choice
        at="type"
        label={copy.adjustmentType}
        options={copy.adjustmentTypes}
        onChoose={(chosen) =>
          store.change((draft) =>
            withField(draft, [...scope, FIELD_OF[chosen === 'FIXED' ? 'PERCENT' : 'FIXED']], undefined),
          )
        }
      />
      {type === 'FIXED' ? (
        <Amount at="amount" label={copy.amount} />
      ) : (
        <NumberField
          at="percentage"
          label={copy.percentage}
          note={copy.percent}
          least={0.001}
          most={100}
          decimals={3}
        />
      )}
    </>
  )
}
