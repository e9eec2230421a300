import type { Result } from '@mostrador/contract/client'
import { after } from '@mostrador/live/timers'
import { useFetched } from '@mostrador/live/use-fetched'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds without typing before the preview follows. */
const PAUSE_MS = 300

/** Messages between preview and storefront; preview-part.tsx has the same words. */
const CHANGED = 'mostrador-draft-changed'
const READY = 'mostrador-preview-ready'

/** The shops may be of another origin; the message tells no secret. */
const ANYWHERE = '*'

export type Preview = {
  /** Token that opens the storefront with the draft; undefined until the first one is kept. */
  readonly token: string | undefined
  readonly isFailed: boolean
  readonly retry: () => void
  /** Adds a frame to notify of changes; returns how to remove it. */
  readonly join: (frame: HTMLIFrameElement) => () => void
}

/** State of the kept draft, by the server's last answer. */
type Kept = { readonly token: string | undefined; readonly isFailed: boolean }

/** Saves a draft on the server, under its token where there is one. */
type Keep<Content> = (
  content: Content,
  token: string | undefined,
) => Promise<Result<{ readonly token: string }>>

/** Saves a draft after a pause in typing and notifies the frames. Source: docs/decisions/022. */
export function usePreview<Content>(branchId: string, tried: Content, keep: Keep<Content>): Preview {
  const frames = useRef(new Set<HTMLIFrameElement>())
  const content = useRested(JSON.stringify(tried))
  const { answer: kept, again } = useFetched(branchId, {
    renewedBy: content,
    ask: (known: Kept | undefined) => keep(JSON.parse(content) as Content, known?.token),
    take: (told, known): Kept => {
      if (!told.ok) return { token: known?.token, isFailed: true }
      for (const frame of frames.current) frame.contentWindow?.postMessage(CHANGED, ANYWHERE)
      return { token: told.data.token, isFailed: false }
    },
  })

  useEffect(() => {
    // A frame that has just loaded missed earlier changes: it is told to read the draft again.
    const hear = ({ source, data }: MessageEvent): void => {
      const frame = [...frames.current].find(({ contentWindow }) => contentWindow === source)
      if (data === READY) frame?.contentWindow?.postMessage(CHANGED, ANYWHERE)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])

  const join = useCallback((frame: HTMLIFrameElement) => {
    frames.current.add(frame)
    return () => void frames.current.delete(frame)
  }, [])
  return { token: kept?.token, isFailed: kept?.isFailed ?? false, retry: () => void again(), join }
}

/** Returns the text after a pause in typing; at first as it is. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => after(PAUSE_MS, () => setRested(text)), [text])
  return rested
}
