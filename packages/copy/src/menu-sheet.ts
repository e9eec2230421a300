import type { SheetProblem, SheetProblemCode } from '@mostrador/domain/menu-sheet/sheet-problem'
import { you } from './you.ts'

type Details = Pick<SheetProblem, 'column' | 'text' | 'limit' | 'first'>

/** Sentences of problems of a cell of a menu, or of a spreadsheet. Ours. */
const SENTENCES: Readonly<Record<SheetProblemCode, (details: Details) => string>> = {
  'sheet-empty': () => 'La planilla no tiene filas con platos.',
  'column-missing': ({ column }) => `Falta la columna «${column}».`,
  'column-unknown': ({ text = '' }) => you`La columna «${text}» no se conoce. {Revisa} cómo está escrita.`,
  'column-twice': ({ text }) => `La columna «${text}» está dos veces.`,
  'cell-missing': () => 'Falta este dato.',
  'price-malformed': ({ text }) => `«${text}» no es un precio: se escribe 12.500 o 12.500,50.`,
  'price-decimals': ({ limit }) =>
    limit === 0 ? 'El precio no lleva decimales.' : `El precio puede tener ${limit} decimales como máximo.`,
  'price-too-large': () => you`Es demasiado dinero: {revisa} los puntos y las comas.`,
  'flag-malformed': ({ text }) => `«${text}» no es sí ni no.`,
  'count-malformed': ({ text }) => `«${text}» no es un número entero de 0 en adelante.`,
  'count-too-small': ({ limit }) => `Tiene que ser ${limit} o más.`,
  'count-too-large': ({ limit }) => `Tiene que ser ${limit} o menos.`,
  'text-too-long': ({ limit }) => `Tiene que tener ${limit} caracteres como máximo.`,
  'too-many': ({ limit }) => `Puede haber ${limit} como máximo.`,
  'listed-twice': ({ text }) => `«${text}» está dos veces.`,
  'category-unknown': ({ text }) => `La categoría «${text}» no está en la carta.`,
  'group-unknown': ({ text }) => `El grupo «${text}» no está en la carta ni en la hoja «grupos».`,
  'indicator-unknown': ({ text }) => `El indicador «${text}» no está en la marca.`,
  'size-malformed': ({ text }) => `«${text}» no es un tamaño: se escribe «Chica: 9.000 | Grande: 15.000».`,
  'size-twice': ({ text }) => `El tamaño «${text}» está dos veces.`,
  'key-malformed': ({ text }) =>
    `«${text}» no sirve como clave: va en minúsculas, con números y guiones, hasta 60.`,
  'key-twice': ({ text, first }) => `La clave «${text}» ya está en la fila ${first}.`,
  'plate-twice': ({ text, first }) =>
    `«${text}» ya está en la fila ${first}, en la misma categoría. Si son dos platos distintos, dales otro nombre o una clave.`,
  'plate-unclear': ({ text }) =>
    you`Hay varios platos «${text ?? ''}» en la carta. {Agrega} una columna con su categoría.`,
  'option-twice': ({ text }) => `La opción «${text}» está dos veces en el grupo.`,
  'name-date': ({ text }) =>
    you`La planilla convirtió este nombre en una fecha («${text ?? ''}»). {Escríbelo} de nuevo.`,
}

/** Returns the sentence of a problem in a spreadsheet or a cell of the grid. */
export const sheetProblemText = (problem: Pick<SheetProblem, 'code'> & Partial<Details>): string =>
  SENTENCES[problem.code]({ column: '', ...problem })
