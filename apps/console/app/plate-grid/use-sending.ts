import { useEffect, useRef, useState } from 'react'
import { sendPhoto, type SentPhoto } from '../picture/use-upload.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import type { GivenPicture } from './given-files.ts'

/** So many pictures are on their way at once: the server draws them anew one after the other. */
const AT_ONCE = 2

/** Results of sent pictures by id. */
export type SentPictures = ReadonlyMap<string, SentPhoto>

/** Sends pictures to the shop, each of them once; what did not arrive stays known with why. */
export function useSending() {
  const { branchId } = useWorkplace().contact
  const [sent, setSent] = useState<SentPictures>(new Map())
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number }>()
  const way = useRef<AbortController>(undefined)
  // Leaving the page aborts the upload.
  useEffect(() => () => way.current?.abort(), [])

  /** Answers what became of them; undefined where nobody waits for it any more. */
  async function send(pictures: readonly GivenPicture[]): Promise<SentPictures | undefined> {
    const { signal } = (way.current = new AbortController())
    const answers = new Map(sent)
    const waiting = pictures.filter(({ id }) => !answers.has(id))
    const all = waiting.length
    const tell = (): void => setProgress(all === 0 ? undefined : { done: all - waiting.length, all })
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const answer = await sendPhoto(next.file, { branchId, signal, onProgress: () => undefined })
        if (signal.aborted) return
        answers.set(next.id, answer)
        // Without a connection, or with too many sent already, the others would not arrive either.
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
    /** Forgets what did not arrive, so that it is sent again. */
    retry: () => setSent(new Map([...sent].filter(([, answer]) => answer.ok))),
  }
}
