import { interruptionCopy as copy } from '@mostrador/copy/interruption'
import { Button } from '@mostrador/ui/button.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useApi } from '../api/api.ts'
import { brought } from '../layout/brought.ts'
import { useNow } from '../time/use-now.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import { interruptionsQuery, nameOf, standingAt, standingText } from './interruption-query.ts'
import { useInterruptionSheet } from './sheet-signal.ts'

const InterruptionSheet = brought(() => import('./interruption-sheet.tsx'))

/** Milliseconds between renders of the countdown. */
const TOLD_EVERY_MS = 5000
const MINUTE_MS = 60_000

/** Line with the interruptions and their remaining time; staff who may pause can change them. */
export default function InterruptionLine() {
  const { contact } = useWorkplace()
  const mayPause = useMay('locals.pause')
  const maySee = [useMay('orders.see'), mayPause].includes(true)
  const { data } = useQuery({ ...interruptionsQuery(useApi(), contact.id), enabled: maySee })
  const now = useNow(TOLD_EVERY_MS)
  const sheet = useInterruptionSheet()
  // The sheet stays mounted, so that it can animate its closing.
  const [wasOpen, setWasOpen] = useState(false)
  if (sheet.isOpen && !wasOpen) setWasOpen(true)

  const standing = standingAt(data, now).map((one) => {
    const name = nameOf(one, data?.things ?? [])
    const left = Math.floor((Date.parse(one.until) - now.getTime()) / MINUTE_MS)
    return { id: one.id, what: standingText(one, name), left: copy.left(left) }
  })
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3">
      {standing.length > 0 && (
        <ul className="flex min-w-0 flex-wrap items-center gap-x-3 font-semibold text-warning">
          {standing.map(({ id, what, left }) => (
            <li key={id} className="flex min-w-0 items-center gap-1.5">
              <Icon name="clock" size={16} />
              <span className="min-w-0 wrap-anywhere">
                {what} · {left}
              </span>
            </li>
          ))}
        </ul>
      )}
      {mayPause && (
        <Button
          variant="quiet"
          size="small"
          className="-mr-3"
          aria-haspopup="dialog"
          title={copy.openHint}
          onClick={sheet.open}
        >
          {standing.length > 0 ? copy.title : copy.open}
        </Button>
      )}
      <Suspense>
        {wasOpen && (
          <InterruptionSheet open={sheet.isOpen} onClose={sheet.close} onClosed={() => setWasOpen(false)} />
        )}
      </Suspense>
    </div>
  )
}
