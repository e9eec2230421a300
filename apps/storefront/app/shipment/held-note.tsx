import { agoText } from '@mostrador/copy/tracking'
import { riderStepsCopy } from '@mostrador/copy/rider-steps'
import { each } from '@mostrador/live/timers'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useEffect, useState } from 'react'
import { serverNow } from '../frame/server-clock.ts'

/** From here on what is shown is called old, in seconds: twice as long as a page waits to ask. */
const OLD_SECONDS = 120

/** How often the age is told anew, in milliseconds. */
const TICK_MS = 5000

export type HeldNoteProps = {
  /** When the server said what is shown. */
  readonly at: string
  /** The sentence of what failed; undefined where nothing did. */
  readonly failure: string | undefined
}

/**
 * That what is shown is from this device, and how old it is, as time goes by: the connection is
 * gone, the server does not answer well, or it has not answered for long.
 */
export function HeldNote({ at, failure }: HeldNoteProps) {
  const [, setTick] = useState(0)
  useEffect(() => each(TICK_MS, () => setTick((tick) => tick + 1)), [])
  const seconds = Math.max(0, (serverNow().getTime() - Date.parse(at)) / 1000)
  if (failure === undefined && seconds < OLD_SECONDS) return null
  return (
    <Notice
      tone="warning"
      live="status"
      {...(failure !== undefined && { title: failure })}
      className="text-16"
    >
      {/* It is read once, and not with each tick. */}
      <span aria-live="off">{riderStepsCopy.asOf(agoText(seconds))}</span>
    </Notice>
  )
}
