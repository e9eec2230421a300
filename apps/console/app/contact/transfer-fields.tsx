import { aliasNamed } from '@mostrador/copy/transfer'
import { transferFormCopy as copy } from '@mostrador/copy/transfer-form'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { faultOfAccount, faultOfAlias, hasAliases } from '@mostrador/domain/transfer/account-number'
import { TRANSFER_MARKS, TRANSFER_MINUTES } from '@mostrador/domain/transfer/transfer-way'
import { Choice } from '../form/choice.tsx'
import { useFormState } from '../form/form-context.ts'
import { GroupSwitch } from '../form/group-switch.tsx'
import { NumberField } from '../form/number-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'

/** Fields on whether a payment type, neither cash nor card, is a transfer, and to where. */
export function TransferFields() {
  const method = useFormState(({ draft }) => valueAt(draft.mine, ['paymentMethod']))
  return method === 'OTHER' ? <Transfer /> : null
}

function Transfer() {
  const { currency } = useWorkplace()
  const isTransfer = useFormState(({ draft }) => valueAt(draft.mine, ['transfer'])) !== undefined
  // In a currency without decimals, marked amounts are discounts that people notice, so they are
  // opt-in.
  const start = { mark: currency.mantissa === 0 ? 'REFERENCE' : 'BOTH' }
  return (
    <>
      <GroupSwitch at="transfer" label={copy.takes} hint={copy.takesHint} start={start} />
      {isTransfer && <AccountFields />}
    </>
  )
}

function AccountFields() {
  const { contact, currency } = useWorkplace()
  const { country } = contact
  const aliasName = aliasNamed(country)
  const alias = useFormState(({ draft }) => valueAt(draft.mine, ['transfer', 'alias']))
  const account = useFormState(({ draft }) => valueAt(draft.mine, ['transfer', 'account']))
  const marks = currency.mantissa === 0 ? copy.wholeMarks : copy.marks
  const accountProblem = (text: string): string | undefined => {
    const fault = faultOfAccount(text, country)
    return fault && copy.accountFaults[fault]
  }
  const aliasProblem = (text: string): string | undefined => {
    const fault = faultOfAlias(text, country)
    return fault && copy.aliasFaults[fault]
  }
  // An alias from an older file is shown even where none is allowed, so that it can be removed.
  const showsAlias = hasAliases(country) || alias !== undefined
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {showsAlias && (
          <TextField
            at="transfer/alias"
            label={aliasName}
            hint={copy.aliasHints[country]}
            longest={80}
            required={account === undefined && copy.missing(aliasName)}
            check={aliasProblem}
          />
        )}
        <TextField
          at="transfer/account"
          label={copy.accounts[country] ?? copy.account}
          {...(showsAlias && { hint: copy.both(aliasName) })}
          longest={40}
          required={!showsAlias && copy.missingAccount}
          check={accountProblem}
        />
        <TextField at="transfer/holder" label={copy.holder} longest={120} required />
        <TextField at="transfer/bank" label={copy.bank} longest={80} />
        <NumberField
          at="transfer/minutes"
          isMinutes
          label={copy.minutes}
          hint={copy.minutesHint}
          least={5}
          most={1440}
          otherwise={TRANSFER_MINUTES}
        />
        <Choice
          at="transfer/mark"
          label={copy.mark}
          hint={copy.markHint}
          options={TRANSFER_MARKS.toReversed().map((value) => ({ value, label: marks[value] }))}
        />
      </div>
      <TextField at="transfer/note" label={copy.note} hint={copy.noteHint} longest={300} multiline />
    </>
  )
}
