import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import type { Problem } from '@mostrador/contract/problem'
import { reportCopy } from '@mostrador/copy/case'
import { MOST_REPORT_PHOTOS, reportAsks, type OrderErrorType } from '@mostrador/domain/case/order-error-type'
import { useState } from 'react'
import { randomHex } from '@mostrador/live/random-hex'
import { browserApi } from '../api.ts'
import { shrinkPhoto } from '../frame/shrink-photo.ts'

export type ReportedOrder = Pick<FollowUpOrder, 'code' | 'items'>

export type ReportInput = {
  readonly order: ReportedOrder
  readonly onClose: () => void
  readonly onSent: () => void
}

/** Chosen photo: its data address, and its id once sent. `key` tells equal photos apart. */
export type ReportPhoto = { readonly key: string; readonly address: string; readonly id?: string }

/** Returns why a report could not be sent; the server's sentence where it was too often. */
const whyNot = ({ code, detail }: Problem): string => {
  if (code === 'too-many-requests' && detail) return detail
  return code.startsWith('picture-') ? reportCopy.photoUnreadable : reportCopy.failed
}

function fileOf(address: string): File {
  const bytes = Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (one) => one.charCodeAt(0))
  return new File([bytes], 'foto.jpg', { type: 'image/jpeg' })
}

/** Keeps the chosen photos, shrunk; a file that is no picture is left out and told. */
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
      // One at a time: each takes fifty megabytes while it is drawn.
      const address = await shrinkPhoto(file)
      if (address === undefined) unreadable += 1
      // Reads the current list: the diner may have removed photos meanwhile.
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

/** Sends the unsent photos and returns all with their ids, up to a problem that stopped it. */
async function sendPhotos(code: string, photos: readonly ReportPhoto[]) {
  const sent: ReportPhoto[] = [...photos]
  for (const [at, photo] of photos.entries()) {
    if (photo.id !== undefined) continue
    // One at a time, on a phone's connection.
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
