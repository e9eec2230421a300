import { sharedDeviceCopy as copy } from '@mostrador/copy/shared-device'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useEffect } from 'react'
import { remembered } from '../layout/remembered.ts'
import { readSounds } from '../workplace/sound-choice.ts'
import { RINGS_EVERY_MS } from '../workplace/use-alarm.ts'
import type { Sound } from '../workplace/use-alarm.ts'

export type NewOrdersProps = {
  /** How many orders nobody looked at yet. */
  readonly count: number
  readonly sound: Pick<Sound, 'state' | 'ring'>
}

/** A shared device that is locked rings for new orders, as it was chosen, and tells no more of them. */
export function NewOrders({ count, sound: { state, ring } }: NewOrdersProps) {
  useEffect(() => {
    const way = readSounds(remembered('sounds')).now
    if (count === 0 || state !== 'on' || way === 'off') return
    ring('now')
    if (way === 'once') return
    const timer = setInterval(() => ring('now'), RINGS_EVERY_MS)
    return () => clearInterval(timer)
  }, [count, state, ring])
  if (count === 0) return null
  return (
    <Notice tone="brand" icon="bell" live="alert">
      {copy.newOrders(count)}
    </Notice>
  )
}
