import type { Answer } from '@mostrador/contract/endpoint'
import type { Endpoints } from '@mostrador/contract/endpoints'
import { contactCopy } from '@mostrador/copy/contact'
import { noProviderYet, providersFailed } from '@mostrador/copy/payment-account'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRevalidator } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { Choice } from '../form/choice.tsx'
import { DraftForm, NewThingForm } from '../form/draft-form.tsx'
import { useFormState } from '../form/form-context.ts'
import { NumberField } from '../form/number-field.tsx'
import { Switch } from '../form/switch.tsx'
import { TextField } from '../form/text-field.tsx'
import { QueryView } from '../layout/query-view.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { FormSkeleton } from './form-section.tsx'
import { OfferedIn, useOffered } from './offered-in.tsx'
import { TransferFields } from './transfer-fields.tsx'

const copy = contactCopy.paymentType

const LIST = ['paymentTypes'] as const

/** Default minutes that diners have to pay online. */
const WINDOW_MINUTES = 15

/** Form of a payment type, or of a new one. */
export function PaymentTypeForm({ thingKey }: { readonly thingKey: string | undefined }) {
  const navigate = useNavigate()
  // The first payment by transfer opens the section of transfers.
  const { revalidate } = useRevalidator()
  const { alias } = useWorkplace().contact
  const offered = useOffered()
  const fields = (
    <>
      <TextField at="showName" label={copy.showName} longest={120} required />
      <Choice at="paymentMethod" label={copy.method} options={copy.methods} />
      <Switch at="active" label={copy.active} otherwise />
      <OnlineFields />
      <TransferFields />
    </>
  )
  if (thingKey === undefined)
    return (
      <NewThingForm
        list={LIST}
        start={{ showName: '', paymentMethod: 'CASH' }}
        alwaysShown
        also={offered.operations}
        said={copy.added}
        onSaved={() => {
          void revalidate()
          void navigate(`/${alias}/local/payments`)
        }}
        waiting={<FormSkeleton />}
      >
        {fields}
        <OfferedIn offered={offered} />
      </NewThingForm>
    )
  return (
    <DraftForm
      place={[...LIST, thingKey]}
      within={LIST}
      onSaved={() => void revalidate()}
      waiting={<FormSkeleton />}
    >
      {fields}
    </DraftForm>
  )
}

/** Providers of the country; another one from a file can be seen and changed. */
function ProviderChoice() {
  const api = useApi()
  const { id } = useWorkplace().contact
  const named = useFormState(({ draft }) => valueAt(draft.mine, ['onlinePayment', 'providerName']))
  const query = useQuery({
    queryKey: ['payment-providers', id],
    queryFn: () => answerOf(api.listPaymentProviders({ params: { id } })),
    // They change with the product and the country alone.
    staleTime: Infinity,
  })
  return (
    <QueryView query={query} waiting={<Skeleton className="h-18 rounded-control" />} failed={providersFailed}>
      {(all) => (
        <Choice
          at="onlinePayment/providerName"
          label={copy.provider}
          options={providerOptions(all, named)}
          none={noProviderYet}
        />
      )}
    </QueryView>
  )
}

type Provider = Answer<Endpoints['listPaymentProviders']>[number]

function providerOptions(all: readonly Provider[], named: unknown) {
  const options = all
    .filter(({ provider, chargesHere }) => chargesHere || provider === named)
    .map(({ provider, title }) => ({ value: provider, label: title }))
  const isKnown = typeof named !== 'string' || options.some(({ value }) => value === named)
  return isKnown ? options : [...options, { value: named, label: named }]
}

/** Provider that charges online; only cards and wallets have one. */
function OnlineFields() {
  const method = useFormState(({ draft }) => valueAt(draft.mine, ['paymentMethod']))
  const upload = useFormState(({ draft }) => valueAt(draft.mine, ['upload']))
  if (method !== 'CARD' && method !== 'WALLET') return null
  return (
    <>
      <Choice at="upload" label={copy.upload} options={copy.uploads} none={copy.notOnline} />
      {upload !== undefined && (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <ProviderChoice />
          <TextField at="onlinePayment/paymentMethod" label={copy.providerMethod} longest={60} />
          <NumberField
            at="windowMinutes"
            isMinutes
            label={copy.window}
            hint={copy.windowHint}
            least={1}
            most={1440}
            otherwise={WINDOW_MINUTES}
          />
        </div>
      )}
    </>
  )
}
