// words: streets and doors as they are written
import fc from 'fast-check'

const STREETS = [
  'Honduras',
  'Av. 9 de Julio',
  '25 de Mayo',
  '11 de Septiembre',
  '11 de Septiembre de 1888',
  'Calle 50',
  'Calle 50A Sur',
  'Cra 7',
  'Carrera 7 bis',
  'Boulevard Inventado 1 bis',
  'Diagonal 74',
  'Rua XV de Novembro',
  'Pasaje 3',
  'Jr. 28 de Julio',
  'Camino del Cerro',
  'Urb. Los Olivos',
  'Casa azul',
  'Torre Tagle',
] as const

const NUMBERS = [
  '',
  ' 4890',
  ' 900',
  ' 12b',
  ' # 12-34',
  ' #71 - 21',
  ' No. 45-10 Este',
  ' N° 900',
  ' nº900',
  ' Nro. 350',
  ', 123',
  ', nº 123',
  ' 345 bis',
  ' Mz 4 Lt 12',
  ', Mz. A Lote 5',
  ' s/n',
  ' km 45,5',
] as const

const DETAILS = [
  'piso 3 depto B',
  '3° B',
  '8vo 27',
  'timbre 2',
  'torre 2 apto 301',
  'Torre Norte',
  'Edificio Sol',
  'entre 7 y 8',
  'esquina Thames',
  'portón verde',
  'casa 12',
  'depto N° 5',
  'C1414',
  'CP 06000',
  '01310-200',
  '200 metros al sur',
  '#5',
  '2',
] as const

const AREAS = ['Palermo', 'La Plata', 'São Paulo - SP', 'Bogotá', 'Ciudad de México', 'CABA'] as const

const SEPARATORS = [', ', ' ', ' - ', ' , '] as const

/** One of each that is there, with what stands before it. */
const behind = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.constantFrom(...SEPARATORS), fc.constantFrom(...texts)), { maxLength: 2 })
    .map((all) => all.flat().join(''))

/** Addresses in one line, put together of how streets, numbers, doors and places are written. */
export const addressLines: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...STREETS), fc.constantFrom(...NUMBERS), behind(DETAILS), behind(AREAS))
  .map((parts) => parts.join(''))
