import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'
import type { Voice } from '@mostrador/domain/branding/voice'
import { voicedCopy } from './voiced-copy.ts'

/** Builds a module in a voice. */
const built = (voice: Voice, code: string, id = '/app/packages/copy/src/some.ts') =>
  voicedCopy(voice).transform.call({ parse: (text) => parseSync('some.ts', text).program }, code, id)?.code

const MODULE = `import { you } from './you.ts'
export const some = {
  mira: you\`{Mira} el menú\`,
  elige: (mira: string) => you\`{Elige} \${mira}: \${1 > 0 ? you\`{puedes} \${mira}\` : 'Recibe pedidos'}\`,
}`

test('leaves what is marked in the voice of the build, and nothing of the marks', () => {
  expect(built('TU', MODULE)).toBe(`
export const some = {
  mira: \`Mira el menú\`,
  elige: (mira: string) => \`Elige \${mira}: \${1 > 0 ? \`puedes \${mira}\` : 'Recibe pedidos'}\`,
}`)
  expect(built('VOS', MODULE)).toBe(`
export const some = {
  mira: \`Mirá el menú\`,
  elige: (mira: string) => \`Elegí \${mira}: \${1 > 0 ? \`podés \${mira}\` : 'Recibe pedidos'}\`,
}`)
})

test('refuses a verb that it does not know', () => {
  expect(() => built('VOS', "import { you } from './you.ts'\nconst x = you`{Zurce} esto`")).toThrow(
    'No verb has the form "Zurce"',
  )
})

test('leaves every module alone that is not of this package', () => {
  expect(built('VOS', MODULE, '/app/apps/storefront/app/x.ts')).toBeUndefined()
})
