import { expect, test } from 'vitest'
import { garnishCopy, PICK_MESSAGES } from './garnish.ts'

/** spec('000 §5.36') */
test('says of garnishes what the documents print', () => {
  expect(PICK_MESSAGES['group-full']).toBe(
    'Ya se ha seleccionado el maximo de opcionales permitidos en este grupo',
  )
  expect(PICK_MESSAGES['maximum-reached']).toBe('No se pueden agregar mas que el máximo')
  expect(garnishCopy.wrongAmount).toBe('Revise que haya agregado la cantidad correcta de guarniciones')
  expect(garnishCopy.options).toBe('Opciones')
})
