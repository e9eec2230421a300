import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import type { Problem } from '@mostrador/contract/problem'
import { reportCopy } from '@mostrador/copy/case'
import { MOST_REPORT_PHOTOS, reportAsks, type OrderErrorType } from '@mostrador/domain/case/order-error-type'
import { useState } from 'react'
import { randomHex } from '@mostrador/live/random-hex'
import { browserApi } from '../api.ts'
import { shrinkPhoto } from '../frame/shrink-photo.ts'

/** The order that is reported, as its page knows it. */
export type ReportedOrder = Pick<FollowUpOrder, 'code' | 'items'>

export type ReportInput = {
  readonly order: ReportedOrder
  readonly onClose: () => void
  readonly onSent: () => void
}

/**
 * A photo that was chosen: what it looks like, and its id once it was sent. The same photo may be
 * chosen twice: `key` tells them apart.
 */
export type ReportPhoto = { readonly key: string; readonly address: string; readonly id?: string }

/** Why a report could not be sent; where it was too often, in the server's words. */
const whyNot = ({ code, detail }: Problem): string => {
  if (code === 'too-many-requests' && detail) return detail
  return code.startsWith('picture-') ? reportCopy.photoUnreadable : reportCopy.failed
}

/** The bytes of a data address. */
function fileOf(address: string): File {
  const bytes = Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (one) => one.charCodeAt(0))
  return new File([bytes], 'foto.jpg', { type: 'image/jpeg' })
}

/** The photos that were chosen, drawn small; what is no picture is left out and said. */
function usePhotos() {
  const [photos, setPhotos] = useState<readonly ReportPhoto[]>([])
  const [problem, setProblem] = useState<string>()
  const [isDrawing, setIsDrawing] = useState(false)

  async function add(files: readonly Blob[]): Promise<void> {
    const room = MOST_REPORT_PHOTOS - photos.length
    const wanted = files.slice(0, room)
    let unreadable = 0
    setIsDrawing(true)
    for (const file of wanted) {
      // One after the other: each is fifty megabytes while it is drawn.
      const address = await shrinkPhoto(file)
      if (address === undefined) unreadable += 1
      // Others may have been taken out while this one was drawn.
      else setPhotos((now) => [...now, { key: randomHex(6), address }])
    }
    setIsDrawing(false)
    const isShort = unreadable > 0 ? reportCopy.photoUnreadable : undefined
    setProblem(files.length > room ? reportCopy.photosMost : isShort)
  }

  function remove(photo: ReportPhoto): void {
    setProblem(undefined)
    setPhotos((now) => now.filter(({ key }) => key !== photo.key))
  }

  return { photos, problem, isDrawing, add, remove, setPhotos }
}

/**
 * Sends the photos that were not sent yet, and answers them with their ids, as far as it came; a
 * problem is what stopped it.
 */
async function sendPhotos(code: string, photos: readonly ReportPhoto[]) {
  const sent: ReportPhoto[] = [...photos]
  for (const [at, photo] of photos.entries()) {
    if (photo.id !== undefined) continue
    // One after the other, on a phone's connection.
    const body = fileOf(photo.address)
    const result = await browserApi.client.uploadReportPhoto({ params: { code }, body })
    if (!result.ok) return { sent, problem: result.problem }
    sent[at] = { ...photo, id: result.data.id }
  }
  return { sent, problem: undefined }
}

/**
 * Holds a diner's report of a problem and sends it. Only fields that the chosen type asks for are
 * sent; photos that arrived are not sent again on a retry.
 */
export function useReport({ order, onClose, onSent }: ReportInput) {
  const [errorType, setErrorType] = useState<OrderErrorType | null>(null)
  const [words, setWords] = useState('')
  const [plates, setPlates] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  const { setPhotos, ...photos } = usePhotos()
  const asks = reportAsks(errorType)

  function togglePlate(id: string): void {
    const next = new Set(plates)
    if (!next.delete(id)) next.add(id)
    setPlates(next)
  }

  async function sendAll(type: OrderErrorType): Promise<Problem | undefined> {
    const chosen = asks.photos ? photos.photos : []
    const { sent, problem } = await sendPhotos(order.code, chosen)
    if (asks.photos) setPhotos(sent)
    if (problem) return problem
    const ids = sent.flatMap(({ id }) => id ?? [])
    const details = asks.words ? words.trim() : ''
    const body = {
      code: order.code,
      errorType: type,
      ...(details && { details }),
      ...(asks.plates && plates.size > 0 && { items: [...plates] }),
      ...(ids.length > 0 && { photos: ids }),
    }
    const result = await browserApi.client.updateOrderDetails({ body })
    return result.ok ? undefined : result.problem
  }

  async function send(): Promise<void> {
    if (!errorType || isBusy || photos.isDrawing) return
    setIsBusy(true)
    setError(undefined)
    const problem = await sendAll(errorType)
    setIsBusy(false)
    if (problem) return setError(whyNot(problem))
    setWords('')
    setPlates(new Set())
    setPhotos([])
    onSent()
    onClose()
  }

  return { errorType, setErrorType, words, setWords, plates, togglePlate, photos, asks, isBusy, error, send }
}
