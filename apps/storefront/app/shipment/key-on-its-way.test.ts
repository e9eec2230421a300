import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addPendingStep, pendingSteps, type Proof } from '../rider/pending-steps.ts'
import { refusedSteps } from '../rider/refused-steps.ts'
import { replaySteps, type StepCalls } from './send-step.ts'
import { takeStep } from './take-step.ts'

const DOOR = { kind: 'simple', id: 'door', to: 'DELIVERED', deliveryId: 'door', label: 'Entregado' } as const
const session = { since: 'morning', branchContactId: 'b', riderId: 'r', name: 'Rita', phone: '1' }
const KEY: Proof = { deliveryKey: '0420' }
const PHOTO: Proof = { photo: 'data:', reason: 'No hay nadie' }

type Told = (answer: object) => void

const delivered = { ok: true, data: { id: 'door', status: 'DELIVERED', logisticsOrder: {} } }
const refusal = (status: number, code: string) => ({
  ok: false,
  problem: { type: '', title: '', status, code, detail: '' },
})

/** The steps that were sent, and the answer of each. */
let sent: { readonly proof: Proof; readonly answer: Told }[]
let toasts: object[]
let client: StepCalls

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('navigator', {})
  sent = []
  toasts = []
  client = {
    updateShipment: ({ body: { deliveryKey, photo, reason } }: { readonly body: Proof }) =>
      new Promise<object>((answer) => {
        sent.push({
          proof: deliveryKey === undefined ? ({ photo, reason } as Proof) : { deliveryKey },
          answer,
        })
      }),
  } as unknown as StepCalls
})
afterEach(() => vi.unstubAllGlobals())

const deliver = (alias: string, proof: Proof) =>
  takeStep({
    kind: 'simple',
    id: 'door',
    to: 'DELIVERED',
    label: 'Entregado',
    canWait: true,
    proof,
    alias,
    session,
    deliveryId: 'door',
    client,
    page: { toast: (message) => void toasts.push(message), refresh: async () => true, lose: () => undefined },
  })

/** Rita took the photo while the key that she typed without a connection is on its way. */
async function photoWhileKeyIsSent(alias: string) {
  addPendingStep(alias, { ...DOOR, ...KEY, at: '2026-11-20T21:00:00.000Z' })
  const replay = replaySteps(alias, session, client)
  const tried = deliver(alias, PHOTO)
  await Promise.resolve()
  expect(sent.map(({ proof }) => proof)).toEqual([KEY])
  return { replay, tried }
}

test('a photo waits for the key that is on its way, and is not sent where that was right', async () => {
  const { tried } = await photoWhileKeyIsSent('right')
  sent[0]?.answer(delivered)
  expect(await tried).toEqual({ outcome: 'done' })
  expect(toasts).toEqual([{ text: 'Envío actualizado', tone: 'positive' }])
  expect(sent.map(({ proof }) => proof)).toEqual([KEY])
  expect([pendingSteps('right').latest(), refusedSteps('right').latest()]).toEqual([[], []])
})

test('a photo stands for the key that was on its way and was wrong', async () => {
  const { tried } = await photoWhileKeyIsSent('wrong')
  sent[0]?.answer(refusal(422, 'delivery-key-wrong'))
  await vi.waitFor(() => expect(sent.map(({ proof }) => proof)).toEqual([KEY, PHOTO]))
  sent[1]?.answer(delivered)
  expect(await tried).toEqual({ outcome: 'done' })
  expect(refusedSteps('wrong').latest()).toEqual([])
})

test('a photo takes the place of the key that did not arrive', async () => {
  const { tried } = await photoWhileKeyIsSent('lost')
  sent[0]?.answer(refusal(0, 'no-connection'))
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.proof).toEqual(PHOTO)
  sent[1]?.answer(refusal(0, 'no-connection'))
  expect(await tried).toEqual({ outcome: 'pending' })
  expect(pendingSteps('lost').latest()).toMatchObject([PHOTO])
})

test('a key that waits behind another step is taken out before it is a try', async () => {
  addPendingStep('behind', { ...DOOR, id: 'other', at: '2026-11-20T21:00:00.000Z' })
  addPendingStep('behind', { ...DOOR, ...KEY, at: '2026-11-20T21:01:00.000Z' })
  void replaySteps('behind', session, client)
  const tried = deliver('behind', PHOTO)
  sent[0]?.answer(delivered)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.proof).toEqual(PHOTO)
  sent[1]?.answer(delivered)
  expect(await tried).toEqual({ outcome: 'done' })
})
