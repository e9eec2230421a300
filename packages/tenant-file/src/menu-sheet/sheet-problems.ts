// words: these sentences are for the author of a spreadsheet, and tenant-file may not import copy.

const SENTENCES = {
  'sheet-unreadable': () => 'No se pudo leer el archivo: tiene que ser .csv o .xlsx.',
  'sheet-empty': () => 'La planilla no tiene filas.',
  'column-missing': ({ column }) => `Falta la columna "${column}".`,
  'column-unknown': ({ column }) => `La columna "${column}" no se conoce. Revisa cómo está escrita.`,
  'column-twice': ({ column }) => `La columna "${column}" está dos veces.`,
  'cell-missing': () => 'Falta este dato.',
  'price-malformed': ({ text }) => `"${text}" no es un precio: se escribe 12.500 o 12.500,50.`,
  'price-decimals': ({ decimals }) => `El precio puede tener ${decimals} decimales como máximo.`,
  'flag-malformed': ({ text }) => `"${text}" no es sí ni no.`,
  'count-malformed': ({ text }) => `"${text}" no es un número entero de 0 en adelante.`,
  'size-malformed': ({ text }) => `"${text}" no es un tamaño: se escribe "Chica: 9.000 | Grande: 15.000".`,
  'size-twice': ({ text }) => `El tamaño "${text}" está dos veces.`,
  'key-malformed': () => 'La clave va en minúsculas, con números y guiones.',
  'key-twice': ({ text, row }) => `La clave "${text}" ya está en la fila ${row}.`,
  'plate-twice': ({ text, row }) =>
    `"${text}" ya está en la fila ${row}. Si son dos platos distintos, póngales una clave.`,
  'group-unknown': ({ text }) => `El grupo "${text}" no está en el menú ni en la hoja "grupos".`,
  'indicator-unknown': ({ text }) => `El indicador "${text}" no está en la marca.`,
  'listed-twice': ({ text }) => `"${text}" está dos veces.`,
  'option-twice': ({ text }) => `La opción "${text}" está dos veces en el grupo.`,
  'not-valid': ({ text }) => text ?? '',
} as const satisfies Record<string, (details: Readonly<Record<string, string | number>>) => string | number>

type SheetProblemCode = keyof typeof SENTENCES

/**
 * One thing that is wrong with a spreadsheet. Rows count as the spreadsheet does: the headings are
 * row 1.
 */
export type SheetProblem = {
  readonly sheet: 'menu' | 'grupos'
  readonly row: number
  readonly column: string
  readonly code: SheetProblemCode
  readonly message: string
}

/** A problem at a cell, with its sentence. */
export function sheetProblem(
  at: { readonly sheet: SheetProblem['sheet']; readonly row: number; readonly column: string },
  code: SheetProblemCode,
  details: Readonly<Record<string, string | number>> = {},
): SheetProblem {
  const sentence: (details: Readonly<Record<string, string | number>>) => string | number = SENTENCES[code]
  return { sheet: at.sheet, row: at.row, column: at.column, code, message: String(sentence(details)) }
}
