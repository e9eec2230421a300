import sharp from 'sharp'
import { expect, test } from 'vitest'
import { appIcon } from './app-icon.ts'

const icon = { size: 192, isMaskable: false, background: '#f78700', ink: '#000000' }
const wide = () =>
  sharp({ create: { width: 300, height: 100, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer()

const colorAt = async (png: Uint8Array, x: number, y: number): Promise<readonly number[]> => {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return [...data.subarray(at, at + 3)]
}

/** spec('decisions beyond-the-documents.10') */
test('a picture stands whole in a square of the background', async () => {
  const made = await appIcon(await wide(), icon)
  expect(await sharp(made).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 })
  expect(await colorAt(made, 5, 96)).toEqual([0, 255, 0])
  expect(await colorAt(made, 96, 5)).toEqual([247, 135, 0])
})

test('a maskable icon has air around it', async () => {
  const made = await appIcon(await wide(), { ...icon, size: 512, isMaskable: true })
  expect(await colorAt(made, 40, 256)).toEqual([247, 135, 0])
  expect(await colorAt(made, 256, 256)).toEqual([0, 255, 0])
})

test('without a picture there is a plate in the colours of the brand', async () => {
  const made = await appIcon(undefined, icon)
  expect(await colorAt(made, 2, 2)).toEqual([247, 135, 0])
  expect(await colorAt(made, 96, 96)).toEqual([0, 0, 0])
})
