import type { Branding } from '@mostrador/contract/branding/branding-schema'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '../api/api.ts'

/** How long nothing is typed before the preview follows, in milliseconds. */
const PAUSE_MS = 300

/**
 * What a preview is told, and what it tells: the same words as the storefront's preview-part.tsx.
 */
const CHANGED = 'mostrador-draft-changed'
const READY = 'mostrador-preview-ready'

/**
 * The shops may be of another origin than the console. That something changed is no secret, and
 * nothing else is said.
 */
const ANYWHERE = '*'

/** The draft that the frames show. */
export type Draft = {
  /** What the storefront is opened with; undefined until the first draft is kept. */
  readonly token: string | undefined
  readonly isFailed: boolean
  /** Keeps it once more. */
  readonly retry: () => void
  /** Takes a frame in, to be told of changes; answers how it leaves. */
  readonly join: (frame: HTMLIFrameElement) => () => void
}

/**
 * Keeps with the server what is being tried, a moment after it was typed, and tells the frames. Of
 * many changes at once the last one is what they show. Source: docs/decisions/022.
 */
export function useDraft(branchId: string, branding: Branding): Draft {
  const api = useApi()
  const frames = useRef(new Set<HTMLIFrameElement>())
  const token = useRef<string>(undefined)
  const [shown, setShown] = useState<string>()
  const [isFailed, setIsFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const content = JSON.stringify(branding)

  useEffect(() => {
    let isCurrent = true
    const send = async (): Promise<void> => {
      const body = { branding: JSON.parse(content) as Branding, token: token.current }
      const answer = await api.draftBranding({ params: { id: branchId }, body })
      if (!isCurrent) return
      setIsFailed(!answer.ok)
      if (!answer.ok) return
      token.current = answer.data.token
      setShown(answer.data.token)
      for (const frame of frames.current) frame.contentWindow?.postMessage(CHANGED, ANYWHERE)
    }
    const timer = setTimeout(() => void send(), token.current === undefined ? 0 : PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another try sends the same again
  }, [api, branchId, content, tries])

  useEffect(() => {
    // What was typed while the page in the frame could not hear yet.
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
  return { token: shown, isFailed, retry: () => setTries(tries + 1), join }
}
