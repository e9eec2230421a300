import { expect, test } from 'vitest'
import { vosForm } from './vos-form.ts'

test.each([
  ['Elige', 'Elegí'],
  ['puedes', 'podés'],
  ['haz', 'hacé'],
  ['Mantén', 'Mantené'],
  ['continúa', 'continuá'],
  ['Ábrelo', 'Abrilo'],
  ['entrégaselo', 'entregáselo'],
  ['Díctasela', 'Dictásela'],
  ['escríbele', 'escribile'],
  ['comuníquese', 'comunicate'],
  ['Asegurese', 'Asegurate'],
  ['inténtelo', 'intentalo'],
  ['Vuelva', 'Volvé'],
  ['Debe', 'Debés'],
  ['su', 'tu'],
  ['ti', 'vos'],
])('%s is %s in vos', (tu, vos) => {
  expect(vosForm(tu)).toBe(vos)
})

test('a verb that is not in the list is refused, and so is a word that is no form of tú', () => {
  expect(() => vosForm('Zurce')).toThrow('add its infinitive')
  expect(() => vosForm('mesa')).toThrow('add its infinitive')
  expect(() => vosForm('elegí')).toThrow('add its infinitive')
})
