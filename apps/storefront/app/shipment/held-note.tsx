import { Notice } from '@mostrador/ui/notice.tsx'
import { ToldAt, useSecondsSince } from '../frame/told-at.tsx'

/** From here on what is shown is called old, in seconds: twice as long as a page waits to ask. */
const OLD_SECONDS = 120

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
