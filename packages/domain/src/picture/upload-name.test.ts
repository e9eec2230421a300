import { expect, test } from 'vitest'
import { fileNameOf, isUploadName, uploadName } from './upload-name.ts'

const sha256 = 'a1'.repeat(32)

/** spec('decisions pictures.1') */
test('an upload is named by its content, and as its file was called', () => {
  const name = (fileName: string) => uploadName(sha256, fileName).replace(sha256, '#')
  expect(name('Milanesa napolitana (1).JPG')).toBe('uploads/#/milanesa-napolitana-1.webp')
  expect(name('C:\\fotos\\ÑOQUIS.jpeg')).toBe('uploads/#/noquis.webp')
  expect(name('../../etc/passwd')).toBe('uploads/#/passwd.webp')
  for (const nameless of ['', '🍕.png', '…', '/']) expect(name(nameless)).toBe('uploads/#/foto.webp')
  expect(uploadName(sha256, 'a'.repeat(500)).length).toBeLessThanOrEqual(200)
})

test('the name is known again, and no path beside a file is taken for one', () => {
  const source = uploadName(sha256, 'Bife.png')
  expect([isUploadName(source), fileNameOf(source)]).toEqual([true, 'bife'])
  for (const other of [
    'fotos/bife.webp',
    `uploads/${sha256}/../x.webp`,
    `uploads/${sha256.slice(1)}/bife.webp`,
  ])
    expect([isUploadName(other), fileNameOf(other)]).toEqual([false, undefined])
})
