import { expect, test } from 'vitest'
import { teamNews } from './permission.ts'
import { sharedDeviceNews } from './shared-device-news.ts'

test('names stand in the same quotes in every sentence of the activity', () => {
  const { sharedAgain, ...named } = sharedDeviceNews
  const again = sharedAgain({ before: 'Caja', name: 'Barra', from: 'Sofía' })
  const texts = [...Object.values(named).map((say) => say('Caja')), again]
  expect(texts[0]).toBe('Se compartió la tablet «Caja»')
  expect(again).toBe('Se volvió a compartir la tablet «Caja», como «Barra», que compartía Sofía')
  for (const text of texts) expect(text).not.toMatch(/["“”]/)
  const { roleRenamed, roleRemoved } = teamNews
  expect(roleRenamed('Noche', 'Turno noche')).toBe('El rol «Noche» ahora se llama «Turno noche»')
  expect(roleRemoved('Noche', 0)).toBe('Se quitó el rol «Noche»')
})
