import { expect, test } from 'vitest'
import { teamNews } from './permission.ts'
import { sharedDeviceNews } from './shared-device-news.ts'

test('names stand in the same quotes in every sentence of the activity', () => {
  const texts = Object.values(sharedDeviceNews).map((say) => say('Caja'))
  expect(texts[0]).toBe('Se compartió la tablet «Caja»')
  for (const text of texts) expect(text).not.toMatch(/["“”]/)
  const { roleRenamed, roleRemoved } = teamNews
  expect(roleRenamed('Noche', 'Turno noche')).toBe('El rol «Noche» ahora se llama «Turno noche»')
  expect(roleRemoved('Noche', 0)).toBe('Se quitó el rol «Noche»')
})
