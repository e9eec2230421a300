import { counted } from './counted.ts'
import { you } from './you.ts'

/** A menu that comes from a spreadsheet into the grid, and goes out as one. Ours. */
export const menuImportCopy = {
  import: 'Importar…',
  export: 'Exportar…',
  title: 'Importar planilla y fotos',
  sourceHint: 'Antes de guardar ves todo lo que cambia. Nada se quita sin que lo marques.',
  choose: 'Elegir archivos',
  files: 'Archivos para importar',
  reading: 'Leyendo…',
  formats: you`Una planilla de Excel (.xlsx) o CSV de hasta 5 MB, fotos sueltas o un .zip con fotos. También {puedes} soltarlos acá.`,
  paste: you`O {pega} tu lista`,
  pasteHint: 'Con sus títulos, si los tiene.',
  next: 'Seguir',
  columnsTitle: 'Columnas de la planilla',
  columnsHint: you`{Revisa} qué dice cada columna. Lo que no uses queda como está en la carta.`,
  sheet: 'Hoja',
  headings: 'Títulos',
  noHeadings: 'No tiene títulos',
  headingsAt: (row: number) => `En la fila ${row}`,
  column: (heading: string, number: number) => (heading === '' ? `Columna ${number}` : heading),
  sample: (texts: readonly string[]) => `Por ejemplo: ${texts.join(' · ')}`,
  unused: 'No usar',
  key: 'Clave',
  picture: 'Foto (nombre del archivo)',
  size: (name: string) => `Precio del tamaño «${name}»`,
  category: 'Categoría de los platos nuevos que no dicen ninguna',
  firstCategory: 'Carta',
  guesses: 'Lo que entendimos',
  guessesHint: 'Sin la marca, se lee de la otra manera.',
  titleCategory: (row: number, text: string) =>
    `Fila ${row}: «${text}» es la categoría de los platos que siguen`,
  categoryRow: (row: number, text: string) => `Fila ${row}: «${text}» es una categoría y no un plato`,
  oneSize: 'Con el precio de un solo tamaño, el plato no tiene tamaños',
  otherPlates: (from: string, to: string) => `En «${to}» son otros platos que los de ${from}`,
  andMore: (names: string, more: number) => `${names} y ${more} más`,
  unreadTitle: (columns: number) =>
    columns === 1 ? 'Hay una columna que no se lee' : `Hay ${columns} columnas que no se leen`,
  ordered: 'Usar también el orden de la planilla',
  absentTitle: 'Platos que la planilla no tiene',
  absent: (category: string, plates: number) =>
    `Quitar de ${category}: ${counted(plates, 'plato', 'platos')}`,
  elsewhere: 'Estas filas no se pueden traer así',
  row: (row: number, column: string, sentence: string) =>
    `Fila ${row}${column === '' ? '' : `, ${column}`}: ${sentence}`,
  ofGroups: (text: string) => `Grupos. ${text}`,
  more: (number: number) => `Y ${counted(number, 'más', 'más')}.`,
  skip: 'Traer el resto y dejar afuera esas filas',
  summary: ({ added, changed, removed, wrong, pictures }: Readonly<Record<Counted, number>>) =>
    [
      added > 0 && counted(added, 'plato nuevo', 'platos nuevos'),
      changed > 0 && counted(changed, 'plato con cambios', 'platos con cambios'),
      removed > 0 && counted(removed, 'plato se quita', 'platos se quitan'),
      wrong > 0 && counted(wrong, 'celda por corregir', 'celdas por corregir'),
      pictures > 0 && counted(pictures, 'plato con foto nueva', 'platos con foto nueva'),
    ]
      .filter(Boolean)
      .join(', '),
  noChanges: 'No hay cambios: la planilla dice lo mismo que la carta.',
  nothing: 'No hay cambios.',
  show: 'Ver en la planilla',
  asking: 'Comparando…',
  back: 'Volver',
  olderTitle: (number: number) => `Esta planilla es de cuando iba el cambio ${number}`,
  older: you`Si la {traes}, vuelve atrás lo que se cambió después:`,
  olderLine: (when: string, who: string, number: number) => `${when} · ${who} · cambio ${number}`,
  olderYes: 'Traerla igual',
  close: 'Cerrar',
  loaded: (summary: string) => `${summary}. Hay cambios sin guardar.`,
  exportTitle: 'Exportar la carta',
  exportHint:
    'La carta tal como está guardada: de vuelta y sin tocar, no cambia nada. En el CSV no van los grupos de agregados.',
  exportAs: { xlsx: 'Excel (.xlsx)', csv: 'CSV' },
  exporting: 'Preparando…',
  exported: 'Carta descargada.',
} as const

type Counted = 'added' | 'changed' | 'removed' | 'wrong' | 'pictures'
