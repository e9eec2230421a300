import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { fontLicences } from './font-licences.ts'

const pathOf = (file: string): string => `${fileURLToPath(import.meta.resolve(file))}?url`

/** Returns the files that a build of these modules writes. */
async function written(modules: readonly string[]): Promise<string[]> {
  const sources: string[] = []
  await fontLicences().generateBundle.call({
    fs: { readFile },
    getModuleIds: () => modules.values(),
    emitFile: ({ name, source }) => {
      sources.push(source)
      return name
    },
  })
  return sources
}

test('the fonts of a build bring their notices and licences, each package once', async () => {
  const [text = '', ...others] = await written([
    pathOf('@fontsource/lato/files/lato-latin-400-normal.woff2'),
    pathOf('@fontsource/lato/files/lato-latin-700-normal.woff2'),
    pathOf('@fontsource-variable/lora/files/lora-latin-wght-normal.woff2'),
    '/app/root.tsx',
  ])
  expect(others).toEqual([])
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2)
  expect(text).toMatch(/The Lora Project Authors.*PERMISSION & CONDITIONS.*Reserved Font Name "Lato"/s)
})

/** spec('decisions beyond-the-documents.16') */
test('a build without fonts writes nothing, and a font without a licence stops it', async () => {
  expect(await written(['/app/root.tsx'])).toEqual([])
  await expect(written(['/no/node_modules/@fontsource/none/files/none.woff2?url'])).rejects.toThrow('ENOENT')
})
