import { Notice } from '@mostrador/ui/notice.tsx'
import { ToldAt, useSecondsSince } from '../frame/told-at.tsx'

/** Age in seconds from which data are called old: twice a page's polling interval. */
const OLD_SECONDS = 120

export type HeldNoteProps = {
  readonly at: string
  readonly failure: string | undefined
}

/**
 * Notice that the data are this device's, with their age: the connection is lost, or the server
 * fails or has not answered for long.
 */
export function HeldNote({ at, failure }: HeldNoteProps) {
  const seconds = useSecondsSince(at)
  if (failure === undefined && seconds < OLD_SECONDS) return null
  return (
    <Notice
      tone="warning"
      live="status"
      {...(failure !== undefined && { title: failure })}
      className="text-16"
    >
      <ToldAt seconds={seconds} />
    </Notice>
  )
}
