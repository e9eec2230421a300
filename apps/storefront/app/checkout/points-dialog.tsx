import type { LoyaltyProgramInfo } from '@mostrador/contract/loyalty/loyalty-endpoints'
import { lockedPointsText, loyaltyCopy } from '@mostrador/copy/loyalty'
import { formatWhole } from '@mostrador/domain/money/format-amount'
import { parsePhone } from '@mostrador/domain/phone/parse-phone'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { Tabs } from '@mostrador/ui/tabs.tsx'
import { useState } from 'react'
import type { OrderingCustomer } from '../diner/ordering-customer.ts'
import { VerifyPhone } from '../diner/verify-phone.tsx'
import type { SectionProps } from './section-props.ts'
import type { PointsNow } from '../loyalty/judge-points.ts'
import { PointsHistory } from '../loyalty/points-history.tsx'
import { RedeemForm } from './redeem-form.tsx'

export type PointsDialogProps = Pick<SectionProps, 'state' | 'change'> & {
  readonly program: LoyaltyProgramInfo
  /** Null while the points cannot be spent. */
  readonly points: PointsNow | null
  readonly customer: OrderingCustomer
  readonly know: ((customer: OrderingCustomer) => void) | undefined
  readonly onClosed: () => void
}

/**
 * Dialog "Mis {puntos}" of the checkout: points to spend, and their history. Default export,
 * because it is loaded when it is first needed. Source: 000 §2 Checkout.
 */
export default function PointsDialog({ onClosed, ...props }: PointsDialogProps) {
  const { state, program, customer } = props
  const { contact, draft } = state
  const [isOpen, setIsOpen] = useState(true)
  const [tab, setTab] = useState<'redeem' | 'history'>('redeem')
  const phone = parsePhone(draft.phone, draft.phoneCountry)?.e164 ?? ''
  const title = loyaltyCopy.title(program.name)
  return (
    <Sheet
      open={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed}
      title={title}
      closeLabel={loyaltyCopy.close}
    >
      {customer.loyaltyPointsBalance === null ? (
        <Verify {...props} />
      ) : (
        <Tabs
          label={title}
          value={tab}
          onChange={setTab}
          className="pb-4"
          tabs={[
            {
              value: 'redeem',
              label: loyaltyCopy.redeem,
              panel: <Redeem {...props} onDone={() => setIsOpen(false)} />,
            },
            {
              value: 'history',
              label: loyaltyCopy.history,
              panel: <PointsHistory contact={contact} phone={phone} name={program.name} />,
            },
          ]}
        />
      )}
    </Sheet>
  )
}

type ContentProps = Omit<PointsDialogProps, 'onClosed'>

function Verify({ state, program, customer, know }: ContentProps) {
  const { branch, id } = state.contact
  return (
    <VerifyPhone
      phone={customer.phone}
      at={{ branchId: branch.id, branchContactId: id }}
      name={program.name}
      onVerified={(known) => know?.(known)}
    />
  )
}

function Redeem({ onDone, ...props }: ContentProps & { readonly onDone: () => void }) {
  const { points, program, customer } = props
  if (points) return <RedeemForm {...props} points={points} onDone={onDone} />
  return (
    <div className="grid gap-4">
      <p className="text-18 font-semibold">
        {loyaltyCopy.balance(formatWhole(customer.loyaltyPointsBalance ?? 0), program.name)}
      </p>
      {customer.pointsLock === 'FIRST_ORDER' ? (
        <Notice>{lockedPointsText('FIRST_ORDER', program.name)}</Notice>
      ) : (
        <Verify {...props} />
      )}
    </div>
  )
}
