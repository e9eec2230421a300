import { expect, test } from 'vitest'
import { hasFiles, pictureIn } from './picture-in.ts'
import { isSentAsIs } from './smaller-photo.ts'

const file = (name: string, type = '') => ({ name, type })

test('the first dropped picture is taken, by its type or, where that is unknown, by its name', () => {
  const bife = file('bife', 'image/jpeg')
  const phone = file('IMG_0001.HEIC')
  expect(pictureIn({ files: [file('carta.pdf', 'application/pdf'), bife, phone] })).toBe(bife)
  expect(pictureIn({ files: [file('carta.pdf'), phone] })).toBe(phone)
  expect(pictureIn({ files: [file('carta.pdf', 'application/pdf')] })).toBeUndefined()
  expect([pictureIn(null), hasFiles(null), hasFiles({ files: [] }), hasFiles({ files: [phone] })]).toEqual([
    undefined,
    false,
    false,
    true,
  ])
})

test('a light picture goes out as it is, a heavy one or one of another format is drawn anew', () => {
  const light = (type: string, size = 1000) => isSentAsIs({ type, size })
  expect(['image/png', 'image/jpeg', 'image/webp'].map((type) => light(type))).toEqual([true, true, true])
  expect([light('image/jpeg', 8_000_000), light('image/heic'), light('')]).toEqual([false, false, false])
  // The server has to see that it moves.
  expect(light('image/gif', 8_000_000)).toBe(true)
})
