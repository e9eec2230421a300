import type { LoyaltyProgramInfo } from '@mostrador/contract/loyalty/loyalty-endpoints'
import { loyaltyCopy } from '@mostrador/copy/loyalty'
import { parsePhone } from '@mostrador/domain/phone/parse-phone'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { Tabs } from '@mostrador/ui/tabs.tsx'
import { useState } from 'react'
import type { SectionProps } from '../checkout/section-props.ts'
import type { PointsNow } from './judge-points.ts'
import { PointsHistory } from './points-history.tsx'
import { RedeemForm } from './redeem-form.tsx'

export type PointsDialogProps = Pick<SectionProps, 'state' | 'change'> & {
  readonly program: LoyaltyProgramInfo
  readonly points: PointsNow
  /** After the closing animation. */
  readonly onClosed: () => void
}

/** "Mis {puntos}" at the checkout: how many to spend, and where they came from. Default export, because it is loaded when it is first needed. Source: 000 §2 Checkout. */
export default function PointsDialog({ onClosed, ...redeem }: PointsDialogProps) {
  const { state, program } = redeem
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
      <Tabs
        label={title}
        value={tab}
        onChange={setTab}
        className="pb-4"
        tabs={[
          {
            value: 'redeem',
            label: loyaltyCopy.redeem,
            panel: <RedeemForm {...redeem} onDone={() => setIsOpen(false)} />,
          },
          {
            value: 'history',
            label: loyaltyCopy.history,
            panel: <PointsHistory contact={contact} phone={phone} name={program.name} />,
          },
        ]}
      />
    </Sheet>
  )
}
