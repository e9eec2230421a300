import { consoleCopy } from '@mostrador/copy/console'
import { previewCopy } from '@mostrador/copy/preview'
import { orderModeSlug } from '@mostrador/domain/order-mode/order-mode-type'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { classNames } from '@mostrador/ui/class-names'
import { useQuery } from '@tanstack/react-query'
import { useState, useEffect, useRef } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import type { Preview } from './use-preview.ts'

const PHONE: Device = { label: previewCopy.phone, width: 390, height: 844 }
const DESK: Device = { label: previewCopy.desk, width: 1280, height: 800 }

/** Path of the branch contact's menu; of the choice of modes where these are unknown. */
function useMenuPath(): string | undefined {
  const api = useApi()
  const { contact } = useWorkplace()
  const { data, isError } = useQuery({
    queryKey: ['contact', contact.id],
    queryFn: () => answerOf(api.getBranchContact({ params: { id: contact.id } })),
    select: ({ deliveryConfig }) => deliveryConfig.orderModes[0]?.type ?? null,
    gcTime: 0,
  })
  if (isError) return `/menu/${contact.alias}`
  if (data === undefined) return undefined
  return data ? `/menu/${contact.alias}/${orderModeSlug(data)}` : `/menu/${contact.alias}`
}

export type PreviewFramesProps = {
  readonly draft: Preview
  /** Typed text that cannot be read is missing from the preview. */
  readonly isOld?: boolean
  readonly className?: string
}

/** Storefront as on a phone and a desktop: side by side where there is room, else one at a time. */
export function PreviewFrames({ draft, isOld = false, className }: PreviewFramesProps) {
  const path = useMenuPath()
  const [device, setDevice] = useState<'phone' | 'desk'>('phone')
  const src = path && draft.token && `${path}?preview=${draft.token}`
  return (
    <section
      aria-label={previewCopy.title}
      className={classNames('grid min-w-0 content-start gap-3', className)}
    >
      <PreviewFailed draft={draft} />
      {isOld && <Notice tone="warning">{previewCopy.old}</Notice>}
      <SegmentedControl
        legend={previewCopy.device}
        name="device"
        value={device}
        onChange={setDevice}
        options={[
          { value: 'phone', label: PHONE.label },
          { value: 'desk', label: DESK.label },
        ]}
        className="lg:hidden"
      />
      {src ? (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,7fr)]">
          <DeviceFrame
            device={PHONE}
            src={src}
            join={draft.join}
            className={classNames('mx-auto w-full max-w-[22rem]', device === 'desk' && 'max-lg:hidden')}
          />
          <DeviceFrame
            device={DESK}
            src={src}
            join={draft.join}
            className={classNames('w-full', device === 'phone' && 'max-lg:hidden')}
          />
        </div>
      ) : (
        <PreviewWaits />
      )}
      <p className="text-14 text-muted">{previewCopy.hint}</p>
    </section>
  )
}

/** Storefront as on a phone, as wide as its container. */
export function PhonePreview({ draft }: Pick<PreviewFramesProps, 'draft'>) {
  const path = useMenuPath()
  const src = path && draft.token && `${path}?preview=${draft.token}`
  return (
    <section aria-label={previewCopy.title} className="grid min-w-0 content-start gap-3">
      <PreviewFailed draft={draft} />
      {src ? <DeviceFrame device={PHONE} src={src} join={draft.join} /> : <PreviewWaits />}
      <p className="text-14 text-muted">{previewCopy.hint}</p>
    </section>
  )
}

function PreviewFailed({ draft }: Pick<PreviewFramesProps, 'draft'>) {
  if (!draft.isFailed) return null
  return (
    <Notice
      tone="danger"
      live="alert"
      action={
        <Button variant="secondary" size="small" icon="refresh" onClick={draft.retry}>
          {consoleCopy.retry}
        </Button>
      }
    >
      {previewCopy.failed}
    </Notice>
  )
}

const PreviewWaits = () => (
  <div aria-busy>
    <output className="sr-only">{previewCopy.waits}</output>
    <Skeleton shape="block" className="h-96" />
  </div>
)

/** Screen in CSS pixels. */
type Device = { readonly label: string; readonly width: number; readonly height: number }

type DeviceFrameProps = {
  readonly device: Device
  readonly src: string
  readonly join: Preview['join']
  readonly className?: string
}

/** Page at the size of a device, scaled to its container. */
function DeviceFrame({ device, src, join, className }: DeviceFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [width, setWidth] = useState(0)

  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => (frame.current ? join(frame.current) : undefined), [join])

  const scale = Math.min(1, width / device.width)
  return (
    <figure className={classNames('grid min-w-0 gap-1.5', className)}>
      <figcaption className="text-14 font-medium text-muted">{device.label}</figcaption>
      <div ref={box} className="w-full min-w-0">
        <div
          className="relative overflow-clip rounded-card border border-line-strong bg-surface"
          style={{ height: device.height * scale + 2 }}
        >
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours, which a sandbox would part from its own API */}
          <iframe
            ref={frame}
            title={previewCopy.frame(device.label)}
            src={src}
            className="absolute top-0 left-0 max-w-none"
            style={{
              width: device.width,
              height: device.height,
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
            }}
          />
        </div>
      </div>
    </figure>
  )
}
