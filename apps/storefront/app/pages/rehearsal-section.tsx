import { rehearsalCopy } from '@mostrador/copy/rehearsal'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { browserApi } from '../api.ts'

/** Interval between questions whether the rehearsal goes on, in milliseconds. */
const ASK_MS = 60_000

/**
 * Bar above every page of a rehearsal that says so, and that it is over, with a link to the real
 * shop. Default export, because it is loaded lazily.
 */
export default function RehearsalSection({ alias }: { readonly alias: string }) {
  const [place, setPlace] = useState<HTMLElement>()
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    const head = document.createElement('div')
    document.body.prepend(head)
    setPlace(head)
    return () => head.remove()
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const ask = async (): Promise<void> => {
      const answer = await browserApi.client.getOwnRehearsal({})
      if (isGone) return
      const isEnded = answer.ok && answer.data.endsAt === null
      setOver(isEnded)
      if (!isEnded) timer = setTimeout(() => void ask(), ASK_MS)
    }
    void ask()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [])

  if (!place) return null
  return createPortal(<RehearsalBar alias={alias} isOver={isOver} />, place)
}

type BarProps = { readonly alias: string; readonly isOver: boolean }

function RehearsalBar({ alias, isOver }: BarProps) {
  return (
    <aside
      aria-label={rehearsalCopy.mark}
      className="theme-scope bg-ink px-3 py-1.5 text-center text-12 font-medium text-canvas"
    >
      <b className="mr-1.5 tracking-wide">{rehearsalCopy.mark}</b>
      <output>
        {isOver ? rehearsalCopy.over : rehearsalCopy.banner}
        {isOver && (
          // Leaves the router's document, which would keep the rehearsal's token.
          <a href={`/menu/${alias}`} className="ml-1.5 font-bold underline">
            {rehearsalCopy.toShop}
          </a>
        )}
      </output>
    </aside>
  )
}
