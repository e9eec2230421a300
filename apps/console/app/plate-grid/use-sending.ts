import { useEffect, useRef, useState } from 'react'
import { sendPhoto, type SentPhoto } from '../picture/use-upload.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import type { GivenPicture } from './given-files.ts'

/** Parallel uploads; the server redraws pictures one after the other. */
const AT_ONCE = 2

export type SentPictures = ReadonlyMap<string, SentPhoto>

/** Sends each picture once; failures are kept with their reason. */
export function useSending() {
  const { branchId } = useWorkplace().contact
  const [sent, setSent] = useState<SentPictures>(new Map())
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number }>()
  const way = useRef<AbortController>(undefined)
  // Leaving the page aborts the upload.
  useEffect(() => () => way.current?.abort(), [])

  /** Returns the results; undefined after leaving the page. */
  async function send(pictures: readonly GivenPicture[]): Promise<SentPictures | undefined> {
    const { signal } = (way.current = new AbortController())
    const answers = new Map(sent)
    const asked = pictures.filter(({ id }) => !answers.has(id))
    const waiting = [...asked]
    const isDone = ({ id }: GivenPicture): boolean => answers.has(id)
    const tell = (): void =>
      setProgress(asked.length === 0 ? undefined : { done: asked.filter(isDone).length, all: asked.length })
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const answer = await sendPhoto(next.file, { branchId, signal, onProgress: () => undefined })
        if (signal.aborted) return
        answers.set(next.id, answer)
        // Without a connection, or past the limit, the others would fail too.
        if (!answer.ok && answer.mayRetry) for (const { id } of waiting.splice(0)) answers.set(id, answer)
        tell()
      }
    }
    tell()
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    if (signal.aborted) return undefined
    setProgress(undefined)
    setSent(answers)
    return answers
  }

  return {
    sent,
    progress,
    send,
    /** Forgets failures, so that they are sent again. */
    retry: () => setSent(new Map([...sent].filter(([, answer]) => answer.ok))),
  }
}
