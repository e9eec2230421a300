// words: the words that addresses of Latin America are written with
import { plainText } from '../search/plain-text.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** After one of these a number is a part of the name: "Calle 50", "11 de Septiembre de 1888". */
export const BEFORE_A_NAME = set(
  'av avda avenida calle calles cll cl cra carrera kr kra ak ac diagonal diag dg transversal transv tv ruta rn rp autopista km kilometro pasaje pje psje pj boulevard bulevar bv blvd jr jiron camino cno rua de del',
)

/** And before these, as far as a month goes: "25 de Mayo". */
export const AFTER_A_DAY = set('de del')

/** Words that begin the details of a door besides its street and number: "piso 3". */
const UNITS = set(
  'piso depto dpto dto dep departamento apto apt ap apartamento apartment timbre oficina of ofi ofic interior int exterior ext local loc unidad un uf puerta pta casa cs parcela bloque block blk bl torre tor edificio edif ed entrada escalera cuerpo fraccion nivel planta consultorio habitacion hab sala conjunto conj sector etapa cluster villa porton reja fondo cp cep cod codigo',
)

/** Words of a number where streets have none: "Mz 4 Lt 12". */
export const BLOCKS = set('mz mza mzn mzna manzana lt lte lote sublote sl qd quadra')

/** Each of these begins a house and not a street: "Edificio Sol, Honduras 4890". */
export const HOUSES = set(
  'edificio edif torre barrio bo conjunto condominio residencial residencias galeria shopping country casa',
)

/** After one of these comes a street that crosses: "entre 7 y 8". */
export const CROSSES = set('entre e esq esquina y con x por frente')

/** Words that only tell where along the street a door is. */
export const BETWEEN = set('entre e esq esquina')

/** A number before one of these is a way and no door: "200 metros al sur". */
export const MEASURES = set('m mt mts metro metros cuadra cuadras vara varas km kms')

/** Sides of a city behind a number in Colombia: "12-34 sur". */
export const QUADRANTS = set('sur norte este oeste')

/** "N°", "Nro.", "#": a number follows. */
export const MARK = /^(?:#|n[°º.]?|n\.[°º]|no\.?|nro\.?:?|num\.?|núm\.?|n[uú]mero:?)$/iu

/** House number, one behind a cross street, or the mark that there is none. */
export const NUMBER =
  /^(?:\d{1,6}[a-z]?|\d{1,3}\.\d{3}|\d{1,6}[a-z]{0,3}[-/](?:\d{1,4}[a-z]{0,2}|[a-z])|s\/n[°º]?|s\.n\.?)$/iu

/** A number behind a cross street: "12-34", "12B-34". */
export const CROSSING = /^\d{1,4}[a-z]{0,3}-\d{1,4}[a-z]{0,2}$/iu

/** Name of a unit: "3", "B", "2-4", "3°", "PB". */
const VALUE = /^(?:\d[\p{L}\d°ºª.\-/]{0,5}|\p{L}|\p{L}-?\d{1,4}|pb)[.)]?$/iu

/** Returns a word without accents, capitals and signs. */
export const bare = (word: string | undefined): string =>
  plainText(word ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whether a word begins the details of a door besides its street and number. */
export const isUnit = (words: readonly string[], at: number): boolean => {
  const word = bare(words[at])
  return (UNITS.has(word) || BLOCKS.has(word)) && VALUE.test(valueAfter(words, at) ?? '')
}

/** Returns the name of a unit: "depto N° 5" has 5. */
const valueAfter = (words: readonly string[], at: number): string | undefined => {
  const next = words[at + 1]
  return next !== undefined && MARK.test(next) && words[at + 2] !== undefined ? words[at + 2] : next
}

/** Whether a word belongs to a unit, so that no name of a place is taken from behind it. */
export const isUnitWord = (word: string | undefined): boolean =>
  UNITS.has(bare(word)) || BLOCKS.has(bare(word)) || HOUSES.has(bare(word))

/** Words that a name may leave out. */
const SILENT = set('al altura la las lo los el y e da do dos das')

/** Whether a name may go without a word, which is bare. */
export const isSilent = (word: string): boolean => SILENT.has(word) || BEFORE_A_NAME.has(word)
