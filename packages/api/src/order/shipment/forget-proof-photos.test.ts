import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { ensureRecurringJobs, runDueJobs } from '../../roof/run-due-jobs.ts'
import type { ProofPhotoStore } from '../../ground/ports.ts'
import { forgetProofPhotos } from './forget-proof-photos.ts'
import { dataOf } from '../../testing/data-of.ts'
import { runHandler } from '../../testing/run-handler.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

const DAY_MS = 24 * 60 * 60_000

/** Keeps photos with when they came. */
function photosOf(now: () => Date) {
  const kept = new Map<string, { readonly bytes: Uint8Array<ArrayBuffer>; at: Date }>()
  const store: ProofPhotoStore = {
    put: async (bytes) => {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      kept.set(sha256, { bytes: new Uint8Array(bytes), at: now() })
      const size = { width: 1, height: 1, sizeBytes: bytes.length }
      return {
        ok: true,
        file: { sha256, mediaType: 'image/webp', color: '#000000', isAnimation: false, ...size },
      }
    },
    openVariant: async (sha256) => kept.get(sha256)?.bytes,
    keptBefore: async (time) => [...kept].filter(([, { at }]) => at < time).map(([sha256]) => sha256),
    remove: async (sha256) => void kept.delete(sha256),
  }
  return { store, left: () => kept.size }
}

/** spec('decisions beyond-the-documents.4') */
test('photos go: of no delivery after a day, and of a delivery when the shop keeps them no longer, with its reason kept', async () => {
  let clock = { now: new Date(0) }
  const photos = photosOf(() => clock.now)
  const api = await startTestApi({ proofPhotos: photos.store, proofPhotoDays: 30 })
  clock = api.clock
  const contact = await api.given.branchContact({ contact: { delivery_key_required: true } })
  const rider = await api.given.rider(contact)
  const member = await api.given.staff({ contacts: [contact] })
  const { id, orderId } = await api.given.shipment(contact, { status: 'ON_ROUTE_TO_DROP_OFF', rider })
  const who = { rider_id: rider.id, rider_name: '', rider_phone: '' }
  const photo = Buffer.from('a photo').toString('base64')
  const body = { id, status: 'DELIVERED', ...who, photo, reason: 'No atiende' } as const
  dataOf(await api.riding(rider).updateShipment({ params: { id }, body }))
  await photos.store.put(Buffer.from('of a delivery that failed'))
  // A session ends after a week, so that somebody signs in each time.
  const proof = async () => {
    const staff = await api.as(member)
    return dataOf(await staff.getConsoleOrder({ params: { id: orderId } })).deliveryProof
  }
  const url = `${(await proof())?.photoUrl}/640.webp`
  const served = await api.fetch(url)
  expect([served.status, served.headers.get('cache-control')]).toEqual([200, 'private, max-age=3600'])
  await ensureRecurringJobs(api.ports)
  const after = async (days: number) => {
    clock.now = new Date(clock.now.getTime() + days * DAY_MS)
    await runDueJobs(api.ports)
    return photos.left()
  }

  expect(await after(0.5)).toBe(2)
  expect(await after(1)).toBe(1)
  expect(await after(28)).toBe(1)
  expect(await proof()).toEqual({ reason: 'No atiende', photoUrl: url.replace('/640.webp', '') })

  expect(await after(1)).toBe(0)
  expect(await proof()).toEqual({ reason: 'No atiende', photoUrl: null })
  expect((await api.fetch(url)).status).toBe(404)
})

test('however many photos there are, each is deleted once, and an hour later it is looked again', async () => {
  const photos = Array.from({ length: 501 }, (_, at) => `photo ${at}`)
  const removed: string[] = []
  const { store } = photosOf(() => new Date(0))
  const proofPhotos: ProofPhotoStore = {
    ...store,
    keptBefore: async () => photos,
    remove: async (sha256) => void removed.push(sha256),
  }
  const { ports } = await startTestApi({ proofPhotos })
  expect(await runHandler(forgetProofPhotos, ports, null)).toEqual({
    kind: 'again',
    at: new Date('2026-11-20T16:00:00.000Z'),
  })
  expect(removed.toSorted()).toEqual(photos.toSorted())
})
