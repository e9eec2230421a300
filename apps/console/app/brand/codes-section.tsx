import { normaliseCode } from '@mostrador/domain/discount-code/discount-code'
import { benefitCopy } from '@mostrador/copy/benefit-form'
import { formCopy } from '@mostrador/copy/form'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { keyOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { Thing } from '@mostrador/domain/revision/operation'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useDocument } from '../document/use-document.ts'
import { Amount } from '../form/amount.tsx'
import { Choice } from '../form/choice.tsx'
import { withField } from '../form/draft.ts'
import { useFormHands, useFormState } from '../form/form-context.ts'
import { KeyField } from '../form/key-field.tsx'
import { KeysField } from '../form/keys-field.tsx'
import { NumberField } from '../form/number-field.tsx'
import { Switch } from '../form/switch.tsx'
import { TextField } from '../form/text-field.tsx'
import { QueryView } from '../layout/query-view.tsx'
import { FormSection } from '../contact/form-section.tsx'
import { usePaymentTypes } from '../contact/use-contact-document.ts'
import { useNow } from '../time/use-now.ts'
import { InstantField } from './instant-field.tsx'
import { ListSection, type FieldsProps } from './list-section.tsx'

const copy = benefitCopy.code

const CODE = /^[A-Z0-9][A-Z0-9-]{1,39}$/

const MOST_USES = 100_000_000

const CodeFields = ({ isNew, things }: FieldsProps) => (
  <>
    {isNew && <CodeField taken={things.map(keyOf)} />}
    <TextField at="name" label={copy.name} hint={copy.nameHint} longest={120} />
    <HowMuch />
    <Switch at="active" label={benefitCopy.active} otherwise />
    <Conditions />
  </>
)

/** Returns why a code cannot be used at a time; undefined for a usable one. */
export function whyUnused({ active, startsAt, endsAt }: Thing, now: Date): string | undefined {
  const isBefore = (instant: unknown): boolean => typeof instant === 'string' && now < new Date(instant)
  if (active === false) return benefitCopy.off
  if (endsAt !== undefined && !isBefore(endsAt)) return copy.over
  return isBefore(startsAt) ? copy.notYet : undefined
}

/** List of the discount codes, or the form of one. */
export function CodesSection() {
  const now = useNow()
  return (
    <ListSection
      list="discountCodes"
      topic="benefits/codes"
      words={{
        ...copy,
        saved: benefitCopy.saved,
        removeHint: benefitCopy.removeHint,
        failed: benefitCopy.loadFailed,
      }}
      lineOf={(one) => ({
        name: String(one.code),
        hint: String(one.name ?? ''),
        off: whyUnused(one, now),
      })}
      start={{ code: '', type: 'PERCENT' }}
      Fields={CodeFields}
    />
  )
}

const CodeField = ({ taken }: { readonly taken: readonly string[] }) => (
  <TextField
    at="code"
    label={copy.code}
    hint={copy.codeHint}
    longest={40}
    required
    tidy={normaliseCode}
    check={(text) =>
      taken.includes(text) ? copy.codeTaken : CODE.test(text) ? undefined : copy.codeMalformed
    }
  />
)

/** Field of each type that carries an amount; the other types keep none. */
const FIELD_OF = { PERCENT: 'percentage', FIXED: 'amount' } as const

function HowMuch() {
  const { store } = useFormHands()
  const type = useFormState(({ draft }) => valueAt(draft.mine, ['type']))
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Choice
        at="type"
        label={copy.type}
        options={copy.types}
        onChoose={(chosen) =>
          store.change((draft) =>
            Object.entries(FIELD_OF)
              .filter(([one]) => one !== chosen)
              .reduce((before, [, field]) => withField(before, [field], undefined), draft),
          )
        }
      />
      {type === 'PERCENT' && (
        <NumberField
          at="percentage"
          label={copy.percentage}
          note={copy.percent}
          least={0.001}
          most={100}
          decimals={3}
        />
      )}
      {type === 'FIXED' && <Amount at="amount" label={copy.amount} />}
    </div>
  )
}

function Conditions() {
  const { data } = usePaymentTypes()
  const paymentTypes = (data?.value ?? []).map(({ key, showName }) => ({ value: key, label: showName }))
  return (
    <FormSection title={copy.conditions}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <InstantField at="startsAt" label={copy.startsAt} hint={copy.clock} />
        <InstantField at="endsAt" label={copy.endsAt} hint={copy.clock} />
        <Amount at="minimumOrderAmount" label={copy.minimum} otherwise={0} />
        <Amount at="maximumDiscountAmount" label={copy.maximum} optional />
        <NumberField
          at="usageLimit"
          label={copy.limit}
          hint={copy.noLimit}
          least={1}
          most={MOST_USES}
          optional
        />
        <NumberField
          at="usageLimitPerCustomer"
          label={copy.limitPerCustomer}
          hint={copy.noLimit}
          least={1}
          most={MOST_USES}
          optional
        />
        <InMenus />
      </div>
      <Switch at="firstTimeUse" label={copy.firstTime} otherwise={false} />
      <KeysField
        at="paymentTypes"
        label={copy.paymentTypes}
        hint={copy.paymentTypesHint}
        addLabel={copy.addPaymentType}
        options={paymentTypes}
      />
      <TextField at="externalBenefitType" label={copy.external} hint={copy.externalHint} longest={60} />
    </FormSection>
  )
}

/** Conditions on the brand's menus: field, list of options, and label. */
const IN_MENUS = [
  { at: 'requiredPlate', list: 'plates', label: copy.plate },
  { at: 'requiredCategory', list: 'categories', label: copy.category },
] as const

/** Fields on the brand's menus, shown with them, since else a reference looks unset. */
function InMenus() {
  const menus = useDocument<readonly Thing[]>(['menus'])
  const waiting = IN_MENUS.map(({ at, label }) => <FieldOnItsWay key={at} label={label} />)
  return (
    <QueryView query={menus} failed={formCopy.loadFailed} waiting={waiting} className="sm:col-span-2">
      {({ value }) =>
        IN_MENUS.map(({ at, list, label }) => (
          <KeyField key={at} at={at} label={label} options={optionsOf(value, list)} none={copy.none} />
        ))
      }
    </QueryView>
  )
}

const FieldOnItsWay = ({ label }: { readonly label: string }) => (
  <div aria-busy className="grid content-start gap-1.5">
    <p className="text-14 font-medium">{label}</p>
    <Skeleton shape="block" className="h-12" />
  </div>
)

const optionsOf = (menus: readonly Thing[], list: (typeof IN_MENUS)[number]['list']) =>
  menus.flatMap((menu) =>
    thingsOf(menu[list]).map((thing) => ({
      value: `${keyOf(menu)}/${keyOf(thing)}`,
      label: `${String(thing.showName ?? thing.name)}${menus.length > 1 ? ` (${String(menu.name)})` : ''}`,
    })),
  )
