import { contactCopy } from '@mostrador/copy/contact'
import { useParams } from 'react-router'
import { QueryView, isMissing } from '../layout/query-view.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { FormSkeleton } from './form-section.tsx'
import { PaymentAccounts } from './payment-accounts.tsx'
import { PaymentHealth } from './payment-health.tsx'
import { PaymentTypeForm } from './payment-type-form.tsx'
import { BackToList, NEW, ThingList } from './thing-list.tsx'
import { usePaymentTypes } from './use-contact-document.ts'

const copy = contactCopy.paymentType

const METHOD_NAMES: ReadonlyMap<unknown, string> = new Map(
  copy.methods.map(({ value, label }) => [value, label]),
)

/** List of the brand's payment types, or the form of one. */
export function PaymentTypesSection() {
  const { key } = useParams()
  const { alias } = useWorkplace().contact
  const query = usePaymentTypes()
  const list = `/${alias}/local/payments`
  if (key === NEW)
    return (
      <>
        <BackToList to={list} title={copy.newTitle} />
        <PaymentTypeForm thingKey={undefined} />
      </>
    )
  if (key !== undefined)
    return (
      <>
        <BackToList
          to={list}
          title={query.data?.value.find((one) => one.key === key)?.showName ?? copy.edit}
        />
        <PaymentTypeForm key={key} thingKey={key} />
      </>
    )
  return (
    <>
      <QueryView
        query={query}
        waiting={<FormSkeleton />}
        failed={contactCopy.loadFailed}
        isRefused={isMissing}
        refused={<ThingList lines={[]} list={['paymentTypes']} to={list} addLabel={copy.add} />}
      >
        {({ value }) => (
          <ThingList
            lines={value.map((one) => ({
              key: one.key,
              name: one.showName,
              hint: METHOD_NAMES.get(one.paymentMethod) ?? '',
              off: one.active === false ? copy.off : undefined,
            }))}
            list={['paymentTypes']}
            to={list}
            addLabel={copy.add}
          />
        )}
      </QueryView>
      <PaymentAccounts />
      <PaymentHealth />
    </>
  )
}
