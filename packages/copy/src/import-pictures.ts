import { counted } from './counted.ts'
import { you } from './you.ts'

/** Sentences about pictures that find their plates by the names of their files. Ours. */
export const importPicturesCopy = {
  title: 'Fotos',
  onlyTitle: 'Fotos de la carta',
  hint: 'Cada foto va al plato que se llama como su archivo, o al de la fila que la nombra en una columna «Foto».',
  add: 'Agregar fotos o un .zip',
  field: 'Fotos para los platos',
  found: (number: number) => counted(number, 'plato recibe foto', 'platos reciben foto'),
  toPlace: (number: number) => counted(number, 'foto sin plato', 'fotos sin plato'),
  why: {
    'no-plate': 'Ningún plato se llama así.',
    unwanted: 'No se usa.',
    several: (plates: number) => `${plates} platos se llaman así.`,
    taken: (plate: string) => `${plate} ya recibe otra de estas fotos.`,
  },
  from: (file: string, isNew: boolean) => (isNew ? file : `${file} · cambia la que tiene`),
  plateOf: (file: string) => `Plato de ${file}`,
  place: 'Elegir plato…',
  unwanted: 'No usar esta foto',
  changeShort: 'Cambiar',
  change: (plate: string) => `Cambiar: ${plate}`,
  plate: (name: string, category: string) => `${name} (${category})`,
  all: (number: number) => `Ver las ${number}`,
  refused: 'Estos archivos no se usan',
  refusedLine: (file: string, why: string) => `${file}: ${why}`,
  refusals: {
    'no-picture': 'no es una foto.',
    'second-sheet': 'ya hay una planilla; se trae de a una.',
    locked: 'tiene contraseña.',
    broken: 'está dañado.',
    'too-heavy': 'pesa más de 30 MB.',
    'too-many': 'se traen hasta 300 fotos por vez.',
    'too-much': you`son más de 300 MB de fotos; {tráelas} en dos veces.`,
    'archive-too-large': you`pesa más de 300 MB; {tráelo} en dos partes.`,
    'archive-unreadable': 'no se pudo abrir como .zip.',
    'archive-empty': 'no tiene fotos.',
  },
  more: (number: number) => `Y ${number} más.`,
  missing: 'La planilla nombra fotos que no vinieron',
  missingLine: (row: number, file: string) => `Fila ${row}: ${file}`,
  sending: (done: number, all: number) => `Subiendo fotos… ${done} de ${all}`,
  retry: 'Reintentar',
  /** Beside the name of a plate in the sheet, for screen readers. */
  isNew: 'foto nueva',
} as const

/** Reason why a file is not used. */
export type FileRefusal = keyof typeof importPicturesCopy.refusals
