import { expect, test, vi } from 'vitest'
import type { Proof } from '../rider/pending-steps.ts'
import { openPage } from '../testing/browser-page.ts'
import { doing, renderHook } from '../testing/render-hook.tsx'
import type { Tried } from './take-step.ts'
import { useProof } from './use-proof.ts'

type Picture = { readonly width: number; readonly height: number }

const refused = (code: string, more: object = {}): Tried => ({
  outcome: 'refused',
  problem: { type: '', title: '', status: 422, code, detail: 'Algo anda mal', ...more },
})

/** The dialog at a door, and a phone that takes pictures; `bytes` tells how long a drawn one is. */
async function atTheDoor({ triesLeft = null as number | null, tried = { outcome: 'done' } as Tried } = {}) {
  openPage()
  const sent: Proof[] = []
  const onDone = vi.fn<() => void>()
  const answer = { tried }
  const onProof = async (proof: Proof) => {
    sent.push(proof)
    return answer.tried
  }
  const { now } = await renderHook(() => useProof({ triesLeft, onProof, onDone }), { props: undefined })
  const submit = () => doing(() => now().submit())
  return { now, submit, sent, onDone, answer }
}

/** A camera whose pictures have a size; answers what was drawn, in its order. */
function givenCamera(picture: Picture | undefined, lengthOf: (edge: number) => number) {
  const drawn: unknown[] = []
  const close = vi.fn<() => void>()
  vi.stubGlobal('createImageBitmap', async () => {
    if (!picture) throw new Error('no picture')
    return { ...picture, close }
  })
  const canvas = {
    width: 0,
    height: 0,
    getContext: (kind: string) => ({
      drawImage: (_: unknown, ...at: number[]) => void drawn.push([kind, ...at]),
    }),
    toDataURL: (type: string, quality: number) => {
      drawn.push([type, quality])
      return 'x'.repeat(lengthOf(Math.max(canvas.width, canvas.height)))
    },
  }
  Object.assign(document, { createElement: (name: string) => (name === 'canvas' ? canvas : undefined) })
  return { drawn, close }
}

const SMALL = 230_000

test('a key is four digits, and is sent as such', async () => {
  const { now, submit, sent, onDone } = await atTheDoor({ triesLeft: 3 })
  expect(now()).toMatchObject({ isKeyless: false, key: '', reason: '', photo: undefined, problem: undefined })
  await submit()
  expect(now().problem).toBe('La clave tiene cuatro números')
  await doing(() => now().setKey(' 04-2a'))
  expect(now()).toMatchObject({ key: '042', problem: undefined })
  await submit()
  expect(sent).toEqual([])
  await doing(() => now().setKey('0420'))
  await submit()
  expect(sent).toEqual([{ deliveryKey: '0420' }])
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(now().problem).toBeUndefined()
})

test('a step that waits for a connection is done for the dialog too', async () => {
  const { now, submit, onDone } = await atTheDoor({ tried: { outcome: 'pending' } })
  await doing(() => now().setKey('0420'))
  await submit()
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('a key that could not be checked keeps the dialog open, for the photo that stands for it', async () => {
  const { now, submit, onDone, answer, sent } = await atTheDoor({
    tried: { outcome: 'unchecked' },
    triesLeft: 3,
  })
  expect(now()).toMatchObject({ isUnchecked: false, mayHaveKey: true })
  await doing(() => now().setKey('9999'))
  await submit()
  expect(onDone).not.toHaveBeenCalled()
  expect(now()).toMatchObject({ isUnchecked: true, isKeyless: true, key: '', problem: undefined })
  await doing(() => now().goKeyless(false))
  expect(now().isKeyless).toBe(false)
  await doing(() => now().goKeyless())
  givenCamera({ width: 640, height: 480 }, () => 5)
  await doing(() => now().takePhoto(new Blob(['x'])))
  await doing(() => now().setReason('Sin conexión'))
  answer.tried = { outcome: 'pending' }
  await submit()
  expect(sent.at(-1)).toEqual({ photo: 'xxxxx', reason: 'Sin conexión' })
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('a wrong key is told in the server’s words, and typed anew', async () => {
  const message = 'La clave no es correcta. Te quedan 2 intentos.'
  const { now, submit, onDone } = await atTheDoor({
    triesLeft: 3,
    tried: refused('delivery-key-wrong', { errors: [{ path: 'deliveryKey', message }] }),
  })
  await doing(() => now().setKey('1111'))
  await submit()
  expect(now()).toMatchObject({ key: '', problem: message, isKeyless: false })
  expect(onDone).not.toHaveBeenCalled()
})

test('a refusal without words for a field says what it is', async () => {
  const { now, submit } = await atTheDoor({ tried: refused('transition-impossible') })
  await doing(() => now().setKey('1111'))
  await submit()
  expect(now()).toMatchObject({ problem: 'Algo anda mal', isKeyless: false })
})

test('a refusal of nobody says nothing, and the key stays', async () => {
  const { now, submit, onDone } = await atTheDoor({ tried: { outcome: 'refused' } })
  await doing(() => now().setKey('1111'))
  await submit()
  expect(now()).toMatchObject({ key: '1111', problem: undefined })
  expect(onDone).not.toHaveBeenCalled()
})

test('with the last try used up a photo and a reason are asked for', async () => {
  const { now, submit } = await atTheDoor({ triesLeft: 1, tried: refused('delivery-key-used-up') })
  expect(now().isKeyless).toBe(false)
  await doing(() => now().setKey('1111'))
  await submit()
  expect(now()).toMatchObject({
    isKeyless: true,
    key: '',
    problem: 'La clave no es correcta y no quedan intentos. Entrega con una foto y el motivo.',
  })
})

test('without tries left, or without a key, the photo and the reason are sent, both', async () => {
  const { now, submit, sent } = await atTheDoor({ triesLeft: 0 })
  givenCamera({ width: 640, height: 480 }, () => 5)
  expect(now().isKeyless).toBe(true)
  await doing(() => now().setReason('  No atiende '))
  await submit()
  expect(now().problem).toBe('Falta la foto o el motivo')
  await doing(() => now().takePhoto(new Blob(['x'])))
  expect(now()).toMatchObject({ photo: 'xxxxx', problem: undefined })
  await doing(() => now().setReason('  '))
  await submit()
  expect(now().problem).toBe('Falta la foto o el motivo')
  await doing(() => now().setReason(' No atiende '))
  await submit()
  expect(sent).toEqual([{ photo: 'xxxxx', reason: 'No atiende' }])
})

test('the rider may choose to deliver without the key', async () => {
  const { now, submit } = await atTheDoor({ triesLeft: 3 })
  await submit()
  expect(now().problem).toBe('La clave tiene cuatro números')
  await doing(() => now().goKeyless())
  expect(now()).toMatchObject({ isKeyless: true, problem: undefined })
})

test('a photo is drawn smaller until it can be sent, in its proportions, and let go', async () => {
  const { now } = await atTheDoor({ triesLeft: 0 })
  const { drawn, close } = givenCamera({ width: 4000, height: 3000 }, (edge) =>
    edge > 960 ? SMALL + 1 : SMALL,
  )
  await doing(() => now().takePhoto(new Blob(['x'])))
  expect(drawn).toEqual([
    ['2d', 0, 0, 1280, 960],
    ['image/jpeg', 0.7],
    ['2d', 0, 0, 960, 720],
    ['image/jpeg', 0.6],
  ])
  expect(now().photo).toHaveLength(SMALL)
  expect(close).toHaveBeenCalledTimes(1)
})

test('a small photo stays as large as it is, a narrow one has a pixel of width', async () => {
  const { now } = await atTheDoor({ triesLeft: 0 })
  const small = givenCamera({ width: 300, height: 200 }, () => 1)
  await doing(() => now().takePhoto(new Blob(['x'])))
  expect(small.drawn[0]).toEqual(['2d', 0, 0, 300, 200])
  for (const [width, height, drawnAs] of [
    [1, 12_800, [1, 1280]],
    [12_800, 1, [1280, 1]],
  ] as const) {
    const narrow = givenCamera({ width, height }, () => 1)
    await doing(() => now().takePhoto(new Blob(['x'])))
    expect(narrow.drawn[0]).toEqual(['2d', 0, 0, ...drawnAs])
  }
})

test('a file that is no picture, or stays too large, is told at the photo, and none stays in its place', async () => {
  const { now } = await atTheDoor({ triesLeft: 0 })
  givenCamera({ width: 640, height: 480 }, () => 5)
  await doing(() => now().takePhoto(new Blob(['x'])))
  expect(now().photoProblem).toBeUndefined()
  givenCamera(undefined, () => 5)
  await doing(() => now().takePhoto(new Blob(['x'])))
  expect(now()).toMatchObject({ photo: undefined, photoProblem: 'No pudimos leer la foto. Saca otra.' })
  const { drawn, close } = givenCamera({ width: 4000, height: 4000 }, () => SMALL + 1)
  await doing(() => now().takePhoto(new Blob(['x'])))
  expect(drawn.filter((_, at) => at % 2 === 0).map((one) => (one as number[])[3])).toEqual([
    1280, 960, 640, 400,
  ])
  expect(drawn.at(-1)).toEqual(['image/jpeg', 0.4])
  expect(close).toHaveBeenCalledTimes(1)
  expect(now().photoProblem).toBe('No pudimos leer la foto. Saca otra.')
  // A rider who thinks better of it has done nothing wrong.
  await doing(() => now().takePhoto(undefined))
  expect(now()).toMatchObject({ photo: undefined, photoProblem: undefined })
})
