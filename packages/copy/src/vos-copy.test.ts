import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { vosCopy } from './vos-copy.ts'

/** What a build with the plugin makes of a module. */
const built = (code: string, id = '/app/packages/copy/src/some.ts') =>
  vosCopy().transform.call({ parse: (text) => parseSync('some.ts', text).program }, code, id)?.code

test('turns the words of a sentence, whole and in parts, and nothing that is put into them', () => {
  expect(
    built(
      "export const some = { mira: 'Mira el menú', elige: (mira: string) => `Elige ${mira}: ${1 > 0 ? `puedes ${mira}` : 'tienes'}` }",
    ),
  ).toBe(
    "export const some = { mira: 'Mirá el menú', elige: (mira: string) => `Elegí ${mira}: ${1 > 0 ? `podés ${mira}` : 'tenés'}` }",
  )
})

test('leaves every module alone that is not of this package', () => {
  expect(built("export const x = 'Mira'", '/app/apps/storefront/app/x.ts')).toBeUndefined()
})
