import { brandingCopy } from '@mostrador/copy/branding'
import { classNames } from '@mostrador/ui/class-names'
import { useEffect, useRef, useState } from 'react'
import type { Draft } from './use-draft.ts'

/** A screen, in CSS pixels. */
export type Device = { readonly label: string; readonly width: number; readonly height: number }

export type DeviceFrameProps = {
  readonly device: Device
  readonly src: string
  readonly join: Draft['join']
  readonly className?: string
}

/** A page at the size of a device, drawn as small as the place that it has. */
export function DeviceFrame({ device, src, join, className }: DeviceFrameProps) {
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
            title={brandingCopy.frame(device.label)}
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
