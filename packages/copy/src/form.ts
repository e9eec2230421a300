import { you } from './you.ts'

const list = new Intl.ListFormat('es', { type: 'conjunction' })

export const formCopy = {
  loadFailed: 'No pudimos cargar lo que hay para editar.',
  save: 'Guardar',
  saving: 'Guardando…',
  discard: 'Descartar',
  unsaved: 'Hay cambios sin guardar',
  unsavedNew: 'Hay cambios sin guardar',
  toDecide: (count: number) =>
    count === 1
      ? you`Alguien cambió lo mismo que {tú}: {elige} con cuál te {quedas}.`
      : you`Alguien cambió lo mismo que {tú} en ${count} lugares: {elige} con cuál te {quedas} en cada uno.`,
  problems: (count: number) => (count === 1 ? 'Falta corregir una cosa' : `Falta corregir ${count} cosas`),
  changedSince: (labels: readonly string[]) =>
    labels.length === 0
      ? 'Algo cambió acá mientras tanto: ya lo ves.'
      : `Cambió mientras tanto, y ya lo ves: ${list.format(labels)}.`,
  metBy: (by: string | undefined, when: string | undefined) =>
    `${by ?? 'Otra persona'} lo cambió${when === undefined ? '' : ` (${when})`}. Ahora dice:`,
  nothing: 'nada',
  takenOut: 'nada: ya no está',
  takeTheirs: 'Tomar lo suyo',
  keepMine: 'Dejar lo mío',
  gone: 'Otra persona quitó esto mientras lo editabas',
  goneHint: you`Lo que escribiste sigue acá. {Puedes} volver a agregarlo, o descartarlo.`,
  bringBack: 'Volver a agregarlo',
  missing: 'Esto ya no está',
  missingHint: 'Puede que alguien lo haya quitado.',
  locked: you`No {tienes} permiso para cambiar esto.`,
  required: you`{Completa} este dato.`,
  nameMissing: you`{Escribe} un nombre.`,
  amountMalformed: you`{Escribe} un monto, como 28.000 o 28.000,50.`,
  wholeAmountMalformed: you`{Escribe} un monto sin decimales, como 28.000.`,
  atMost: (most: string) => `Puede ser hasta ${most}.`,
  numberMalformed: you`{Escribe} un número, como 3.`,
  atLeast: (least: number) => you`{Escribe} un número desde ${least.toLocaleString('es-AR')}.`,
  between: (least: number, most: number) =>
    you`{Escribe} un número entre ${least.toLocaleString('es-AR')} y ${most.toLocaleString('es-AR')}.`,
  tooLong: (most: number) => `Puede tener hasta ${most.toLocaleString('es-AR')} letras.`,
  add: 'Agregar',
  notChosen: (text: string) => you`{Elige} «${text}» de la lista, o {bórralo}.`,
  found: (count: number) => (count === 1 ? '1 para elegir' : `${count.toLocaleString('es-AR')} para elegir`),
  firstOf: (shown: number, all: number) =>
    you`Se ven ${shown} de ${all.toLocaleString('es-AR')}: {escribe} para encontrar los demás.`,
  none: 'Ninguno',
  /** Field in which one of many is chosen by typing, while none is. */
  noneYet: (none: string) => you`${none}: {escribe} para elegir`,
  remove: (name: string) => (name === '' ? 'Quitar' : `Quitar: ${name}`),
  move: (name: string) => you`Mover ${name}: {arrástralo}, o {usa} las flechas`,
  actionsOf: (name: string) => `Más de ${name}`,
  up: 'Subir',
  down: 'Bajar',
  takeOut: 'Quitar',
  stands: (name: string, position: number, count: number) => `${name}: puesto ${position} de ${count}.`,
  unnamed: 'sin nombre',
  pickColor: (label: string) => `Elegir: ${label}`,
  colorMalformed: you`{Escribe} un color, como #1a7f37.`,
  yes: 'sí',
  no: 'no',
} as const

/** In place of a button that adds, where a PIN is not enough for it. */
export const takesPasswordToAdd = you`Para agregar, {entra} con tu contraseña en un dispositivo tuyo.`

/** Over a form with fields that a PIN may not change. */
export const greyTakesPassword = you`Para cambiar lo que está en gris, {entra} con tu contraseña en un dispositivo tuyo.`

/** Beside a field that a PIN is not enough for. */
export const takesPassword = you`Para cambiarlo, {entra} con tu contraseña en un dispositivo tuyo.`
