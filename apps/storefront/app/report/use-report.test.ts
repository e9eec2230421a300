import { expect, test, vi } from 'vitest'
import { openPage, refusal } from '../testing/browser-page.ts'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { useReport } from './use-report.ts'

const order = { code: 'ABCDE12345', items: [] }
const UPLOAD = '/api/diner/order/ABCDE12345/photos'
const REPORT = '/api/diner/order/details'

/** The dialog, in a browser that draws each photo as its name. */
async function reporting(answer: (url: string) => unknown = () => null) {
  let uploads = 0
  const server = { answer }
  const page = openPage({
    answer: ({ url }) => {
      const said = server.answer(url)
      if (said !== null) return said
      uploads += url === UPLOAD ? 1 : 0
      return url === UPLOAD ? { id: `photo-${uploads}` } : null
    },
  })
  let drawn = ''
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.type !== 'image/jpeg') throw new Error('no picture')
    drawn = btoa(await file.text())
    return { width: 10, height: 10, close: () => undefined }
  })
  const canvas = {
    getContext: () => ({ drawImage: () => undefined }),
    toDataURL: () => `data:image/jpeg;base64,${drawn}`,
  }
  Object.assign(document, { createElement: (name: string) => (name === 'canvas' ? canvas : undefined) })
  const [onClose, onSent] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const { now } = await renderHook(() => useReport({ order, onClose, onSent }), { props: undefined })
  const add = (...files: File[]) => doing(() => now().photos.add(files))
  const send = () => doing(() => now().send())
  const asked = (url: string) => page.asked.filter((one) => one.url === url)
  return { now, page, server, add, send, asked, onClose, onSent }
}

const TOO_MANY = { status: 429, headers: { 'content-type': 'application/problem+json' } }

const BROKEN = { status: 503, code: 'try-again' }

const photo = (name: string, type = 'image/jpeg') => new File([name], name, { type })

/** Content of the last report. */
const told = (calls: readonly { readonly body?: unknown }[]): unknown => {
  const body = calls.at(-1)?.body
  return typeof body === 'string' ? JSON.parse(body) : body
}

/** spec('001 §5.3') */
test('nothing is sent before a type is chosen', async () => {
  const { send, page } = await reporting()
  await send()
  expect(page.asked).toEqual([])
})

test('plates, words and photos go with the type that asks for them, the photos first', async () => {
  const { now, add, send, asked, onSent, onClose } = await reporting()
  await doing(() => now().setErrorType('WITH_PROBLEMS'))
  for (const id of ['l1', 'l2', 'l1', 'l3']) await doing(() => now().togglePlate(id))
  await doing(() => now().setWords('  Vino frío. '))
  await add(photo('a'), photo('b'))
  await send()
  const files = asked(UPLOAD).map(({ body }) => body as File)
  expect(await Promise.all(files.map((file) => file.text()))).toEqual(['a', 'b'])
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['foto.jpg', 'image/jpeg'],
    ['foto.jpg', 'image/jpeg'],
  ])
  expect(told(asked(REPORT))).toEqual({
    code: 'ABCDE12345',
    errorType: 'WITH_PROBLEMS',
    details: 'Vino frío.',
    items: ['l2', 'l3'],
    photos: ['photo-1', 'photo-2'],
  })
  expect([onSent, onClose].map((told) => told.mock.calls.length)).toEqual([1, 1])
  expect([now().words, now().plates.size, now().photos.photos]).toEqual(['', 0, []])
})

test('a report opens empty, and what is not said or chosen is not told', async () => {
  const { now, send, asked } = await reporting()
  expect(now()).toMatchObject({ errorType: null, words: '', isBusy: false, photos: { isDrawing: false } })
  await doing(() => now().setErrorType('WITH_PROBLEMS'))
  await send()
  expect(told(asked(REPORT))).toEqual({ code: 'ABCDE12345', errorType: 'WITH_PROBLEMS' })
})

test('while a report is under way it is busy, is not sent twice, and what failed before is gone', async () => {
  const { now, send, asked, server, onSent } = await reporting((url) =>
    url === REPORT ? refusal(503, 'try-again') : null,
  )
  await doing(() => now().setErrorType('DELAYED'))
  await send()
  let answer = (_: null): void => undefined
  const answered = new Promise<null>((resolve) => {
    answer = resolve
  })
  server.answer = () => answered
  await doing(() => void now().send())
  expect(now()).toMatchObject({ isBusy: true, error: undefined })
  await send()
  expect(asked(REPORT)).toHaveLength(2)
  await doing(() => answer(null))
  expect(now().isBusy).toBe(false)
  expect(onSent).toHaveBeenCalledOnce()
})

test('fields that the type of report does not ask for are not sent', async () => {
  const { now, add, send, asked } = await reporting()
  await doing(() => now().setErrorType('WITH_PROBLEMS'))
  await doing(() => now().togglePlate('l1'))
  await doing(() => now().setWords('Frío'))
  await add(photo('a'))
  await doing(() => now().setErrorType('DELAYED'))
  await send()
  expect(asked(UPLOAD)).toEqual([])
  expect(told(asked(REPORT))).toEqual({ code: 'ABCDE12345', errorType: 'DELAYED' })
})

test('photos that fill the room to the last one are no problem', async () => {
  const { now, add } = await reporting()
  await add(photo('a'), photo('b'), photo('c'))
  expect(now().photos.photos).toHaveLength(3)
  expect(now().photos.problem).toBeUndefined()
})

test('photos that wait for a type that asks for them are there still when one without fails', async () => {
  const { now, add, send, server } = await reporting()
  await doing(() => now().setErrorType('OTHER'))
  await add(photo('a'))
  await doing(() => now().setErrorType('DELAYED'))
  server.answer = (url) => (url === REPORT ? refusal(503, 'try-again') : null)
  await send()
  expect(now().photos.photos).toHaveLength(1)
})

test('there are three photos at most, and what is no picture is said', async () => {
  const { now, add } = await reporting()
  await add(photo('a'), photo('b', 'text/plain'))
  expect(now().photos.photos).toHaveLength(1)
  expect(now().photos.problem).toBe('No pudimos leer una de las fotos. Elige otra.')
  await add(photo('c'), photo('d'), photo('e'))
  expect(now().photos.photos).toHaveLength(3)
  expect(now().photos.problem).toBe('Puedes enviar hasta 3 fotos.')
  const [first] = now().photos.photos
  if (first) await doing(() => now().photos.remove(first))
  expect(now().photos.photos.map(({ address }) => atob(address.split(',')[1] ?? ''))).toEqual(['c', 'd'])
  expect(now().photos.problem).toBeUndefined()
})

test('a failed report is told, and a photo that arrived is not sent again', async () => {
  const { now, add, send, asked, server, onSent } = await reporting()
  await doing(() => now().setErrorType('OTHER'))
  await add(photo('a'))
  server.answer = (url) => (url === REPORT ? refusal(503, 'try-again') : null)
  await send()
  expect(now().error).toBe('No pudimos enviar tu aviso. Vuelve a intentarlo.')
  expect(now().isBusy).toBe(false)
  server.answer = (url) =>
    url === REPORT
      ? Response.json({ status: 429, code: 'too-many-requests', detail: 'Demasiados intentos.' }, TOO_MANY)
      : null
  await send()
  expect(now().error).toBe('Demasiados intentos.')
  server.answer = (url) => (url === REPORT ? refusal(429, 'too-many-requests') : null)
  await send()
  expect(now().error).toBe('No pudimos enviar tu aviso. Vuelve a intentarlo.')
  server.answer = (url) =>
    url === REPORT
      ? Response.json({ ...BROKEN, detail: 'El servidor falló.' }, { ...TOO_MANY, status: 503 })
      : null
  await send()
  expect(now().error).toBe('No pudimos enviar tu aviso. Vuelve a intentarlo.')
  server.answer = () => null
  await send()
  expect(asked(UPLOAD)).toHaveLength(1)
  expect(onSent).toHaveBeenCalledOnce()
})

test('a photo that the server cannot read is told apart', async () => {
  const { now, add, send, asked } = await reporting((url) =>
    url === UPLOAD ? refusal(422, 'picture-unreadable') : null,
  )
  await doing(() => now().setErrorType('OTHER'))
  await add(photo('a'))
  await send()
  expect(now().error).toBe('No pudimos leer una de las fotos. Elige otra.')
  expect(asked(REPORT)).toEqual([])
})

test('the same photo twice is two, of which one can be taken out', async () => {
  const { now, add } = await reporting()
  await add(photo('a'), photo('a'))
  const [first, second] = now().photos.photos
  expect(first?.key).not.toBe(second?.key)
  if (first) await doing(() => now().photos.remove(first))
  expect(now().photos.photos).toEqual([second])
})

test('nothing is sent, and what is taken out stays out, while photos are drawn', async () => {
  const { now, add, send, asked } = await reporting()
  await doing(() => now().setErrorType('OTHER'))
  await add(photo('a'))
  let draw = (): void => undefined
  const drawn = new Promise<object>((resolve) => {
    draw = () => resolve({ width: 10, height: 10, close: () => undefined })
  })
  vi.stubGlobal('createImageBitmap', () => drawn)
  let adding: Promise<void> | undefined
  await doing(() => void (adding = now().photos.add([photo('b')])))
  expect(now().photos.isDrawing).toBe(true)
  await send()
  expect(asked(REPORT)).toEqual([])
  const [first] = now().photos.photos
  if (first) await doing(() => now().photos.remove(first))
  await doing(() => (draw(), adding))
  expect(now().photos.photos).toHaveLength(1)
  expect(now().photos.photos).not.toContain(first)
  await send()
  expect(asked(REPORT)).toHaveLength(1)
})

test('of several photos those that arrived are kept, and the others are still there to be sent', async () => {
  const { now, add, send, asked, server } = await reporting()
  await doing(() => now().setErrorType('OTHER'))
  await add(photo('a'), photo('b'), photo('c'))
  server.answer = (url) => (url === UPLOAD && asked(UPLOAD).length === 2 ? refusal(503, 'try-again') : null)
  await send()
  expect(now().photos.photos.map(({ id }) => id)).toEqual(['photo-1', undefined, undefined])
  server.answer = () => null
  await send()
  expect(told(asked(REPORT))).toMatchObject({ photos: ['photo-1', 'photo-2', 'photo-3'] })
  const sent = asked(UPLOAD).map(({ body }) => (body as File).text())
  expect(await Promise.all(sent)).toEqual(['a', 'b', 'b', 'c'])
})
