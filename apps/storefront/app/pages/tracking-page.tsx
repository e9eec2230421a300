import { trackingCopy } from '@mostrador/copy/tracking'
import { trackingMarkers } from '@mostrador/domain/tracking/tracking-map'
import { Suspense, useMemo, useRef, useState } from 'react'
import { AccountButton } from '../account/account-button.tsx'
import { journeyMeta } from '../place/journey-meta.ts'
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts'
import { useOrderNow } from '../order/order-now.ts'
import { isKeySeen, rememberKeySeen } from '../tracking/key-seen.ts'
import type { TrackingInfo } from '../tracking/tracking-info.ts'
import { TrackingMap } from '../tracking/tracking-map.tsx'
import { TrackingMissing } from '../tracking/tracking-missing.tsx'
import { TrackingSheet } from '../tracking/tracking-sheet.tsx'
import { usePositionAge } from '../tracking/use-position-age.ts'
import { useTracking } from '../tracking/use-tracking.ts'
import type { Route } from './+types/tracking-page'

/** Without the dialog the key still stands in the sheet. */
const KeyDialog = lazyOrNothing(() => import('../tracking/key-dialog.tsx'))

const NOWHERE = { rider: null, branchPosition: null, destinationPosition: null }

export const meta: Route.MetaFunction = (args) => journeyMeta(args, trackingCopy.title(args.params.orderCode))

/** Page with an order on a map that fills it. Source: 001 §2 Customer tracking page. */
export default function TrackingPage({ params }: Route.ComponentProps) {
  const { status, info, isMissing, isAsking, oldSince, refresh } = useTracking(params.alias, params.orderCode)
  const now = useOrderNow(params.alias, isMissing ? params.orderCode : undefined)
  const sheet = useRef<HTMLElement>(null)
  const age = usePositionAge(info?.rider?.positionAt)
  const markers = useMemo(() => trackingMarkers(info ?? NOWHERE), [info])
  if (isMissing) {
    const onRefresh = () => void Promise.all([refresh(), now.again()])
    return <TrackingMissing {...params} order={now.order} isAsking={isAsking} onRefresh={onRefresh} />
  }
  return (
    <main id="content" data-whole-page className="fixed inset-0 overflow-clip">
      <TrackingMap markers={markers} isRiderStale={age?.isStale ?? false} sheet={sheet} />
      <div className="pt-safe-4 absolute top-0 left-4">
        <AccountButton floating />
      </div>
      <TrackingSheet
        ref={sheet}
        orderCode={params.orderCode}
        info={info}
        isLoading={status === 'initial'}
        age={age}
        oldSince={oldSince}
        onRefresh={() => void refresh()}
      />
      {info?.securityCode && <KeyOnce key={info.id} info={info} deliveryKey={info.securityCode} />}
    </main>
  )
}

type KeyOnceProps = { readonly info: TrackingInfo; readonly deliveryKey: string }

/** Dialog of the key, the first time that this browser sees it. Source: 001 §9, shown once. */
function KeyOnce({ info, deliveryKey }: KeyOnceProps) {
  const [isOpen, setIsOpen] = useState(() => !isKeySeen(info.id))
  const [isWanted] = useState(isOpen)
  if (!isWanted) return null
  function close(): void {
    rememberKeySeen(info.id)
    setIsOpen(false)
  }
  return (
    <Suspense>
      <KeyDialog open={isOpen} deliveryKey={deliveryKey} onClose={close} />
    </Suspense>
  )
}
