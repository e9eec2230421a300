import { trackingCopy } from '@mostrador/copy/tracking'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { Spinner } from '@mostrador/ui/spinner.tsx'
import type { Ref } from 'react'
import { href } from 'react-router'
import { useContact } from '../place/use-alias.ts'
import { BranchLogo } from '../branding/branch-logo.tsx'
import { KeptLink } from '../frame/kept-link.tsx'
import { ToldAt, useSecondsSince } from '../frame/told-at.tsx'
import { PoweredBy } from '../frame/powered-by.tsx'
import { useDocument } from '../frame/load-document.ts'
import { DeliveryKey } from './delivery-key.tsx'
import { RiderBlock } from './rider-block.tsx'
import type { TrackingInfo } from './tracking-info.ts'
import { TrackingStatus } from './tracking-status.tsx'
import type { PositionAge } from './use-position-age.ts'

export type TrackingSheetProps = {
  readonly orderCode: string
  readonly info: TrackingInfo | undefined
  /** Whether the first answer, or the one after a refresh, is loading. */
  readonly isLoading: boolean
  readonly age: PositionAge | undefined
  /** Time of the shown answer, after a failure. */
  readonly oldSince?: string | undefined
  readonly onRefresh: () => void
  readonly ref: Ref<HTMLElement>
}

/** Sheet over the map with the delivery's data. Source: 001 §2 Customer tracking page. */
export function TrackingSheet(props: TrackingSheetProps) {
  const { orderCode, info, isLoading, age, oldSince, onRefresh, ref } = props
  const provider = useDocument()?.provider
  const eta = String(info?.eta ?? '').trim()
  return (
    <section
      ref={ref}
      aria-label={trackingCopy.details}
      className="absolute inset-x-0 bottom-0 grid rounded-t-sheet bg-raised text-ink shadow-float md:right-auto md:bottom-4 md:left-4 md:w-96 md:rounded-sheet"
    >
      <SheetLogo />
      {/*
       * `relative` keeps texts for screen readers inside the scrolling box: they would lie below
       * the page otherwise.
       */}
      <div className="relative grid max-h-[55dvh] gap-4 md:max-h-[80dvh] overflow-y-auto overscroll-contain px-5 pt-8 pb-safe-4">
        <Head code={info?.code ?? orderCode} info={info} isLoading={isLoading} />
        {oldSince !== undefined && <OldNote since={oldSince} />}
        {info?.rider && <RiderBlock rider={info.rider} age={age} />}
        {(eta || info?.securityCode) && (
          <dl className="grid fit-cols-9 gap-3">
            {eta && (
              <div className="rounded-card bg-sunken px-4 py-3">
                <dt className="text-14 text-muted">{trackingCopy.eta}</dt>
                <dd className="text-22 font-bold whitespace-nowrap">{trackingCopy.time(eta)}</dd>
              </div>
            )}
            {info?.securityCode && (
              <div className="rounded-card bg-sunken px-4 py-3">
                <dt className="text-14 text-muted">{trackingCopy.key}</dt>
                <dd className="text-22">
                  <DeliveryKey value={info.securityCode} />
                </dd>
                <dd className="text-14 text-muted">{trackingCopy.keyHint}</dd>
              </div>
            )}
          </dl>
        )}
        <div className="grid gap-1">
          <Button variant="secondary" wide icon="refresh" onClick={onRefresh}>
            {trackingCopy.refresh}
          </Button>
          <FollowUpButton orderCode={info?.code ?? orderCode} />
        </div>
        {provider && <PoweredBy provider={provider} />}
      </div>
    </section>
  )
}

/** Age of the shown data: the connection is lost, or the server fails. */
function OldNote({ since }: { readonly since: string }) {
  const seconds = useSecondsSince(since)
  return (
    <Notice tone="warning" live="status">
      <ToldAt seconds={seconds} />
    </Notice>
  )
}

/** Link to the order's follow-up, with its cancelling, help and reports. */
function FollowUpButton({ orderCode }: { readonly orderCode: string }) {
  const alias = useContact()?.alias
  if (alias === undefined) return null
  const page = href('/menu/:alias/order/:orderCode', { alias, orderCode })
  return (
    <Button variant="quiet" wide icon="receipt" render={<KeptLink to={page} />}>
      {trackingCopy.followUp}
    </Button>
  )
}

/** Small logo in the middle of the foot of the map. Source: 001 §2, logo defaults. */
function SheetLogo() {
  const branch = useContact()?.branch
  if (!branch) return null
  return (
    <span className="pointer-events-none absolute -top-5.5 left-1/2 -translate-x-1/2 rounded-full border-4 border-raised">
      <BranchLogo name={branch.name} url={branch.customLogoURL} size="small" />
    </span>
  )
}

type HeadProps = Pick<TrackingSheetProps, 'info' | 'isLoading'> & { readonly code: string }

function Head({ code, info, isLoading }: HeadProps) {
  return (
    <header className="grid justify-items-center gap-1.5 text-center">
      <h1 className="flex items-center gap-2 text-22 font-bold">
        {trackingCopy.title(code)}
        {isLoading && <Spinner />}
      </h1>
      <output aria-live="polite" aria-busy={isLoading} className="grid justify-items-center gap-1.5">
        {isLoading && <span className="sr-only">{trackingCopy.loading}</span>}
        {info ? (
          <>
            <span className="price text-14 text-muted">
              {trackingCopy.number(info.number)} · {trackingCopy.time(info.time)} · {info.date}
            </span>
            <TrackingStatus status={info.status} />
          </>
        ) : (
          <>
            <Skeleton className="w-32" />
            <Skeleton className="h-7 w-36" />
          </>
        )}
      </output>
    </header>
  )
}
