import { you } from './you.ts'

const list = new Intl.ListFormat('es', { type: 'conjunction' })

/** Sentences about overrides of a branch contact in the console. Ours. */
export const contactMenuCopy = {
  ask: (contact: string) => `En ${contact}…`,
  title: (plate: string, contact: string) => `${plate} en ${contact}`,
  hint: 'Lo que dejes como heredado sigue a la marca, también cuando cambie.',
  loading: 'Buscando lo que dice este local…',
  shown: 'Se ve acá',
  shownOf: (name: string) => `${name}, se ve acá`,
  asBrand: (isShown: boolean) => `Heredado: ${isShown ? 'se ve' : 'no se ve'}`,
  yes: 'Se ve',
  no: 'No se ve',
  price: 'Precio acá',
  priceOf: (size: string) => `${size}, precio acá`,
  inherited: (price: string) => `Heredado: ${price}`,
  brandHas: (price: string) => `La marca: ${price}`,
  dailyCount: 'Stock por día acá',
  anyCount: 'sin límite',
  countMalformed: you`{Escribe} un número entero, desde 1.`,
  restore: 'Restablecer',
  restoreOf: (label: string) => `Restablecer: ${label}`,
  save: 'Guardar',
  garnishHint: 'Vale en este local para todos los platos que llevan este grupo.',
  others: 'Aplicar también en…',
  othersHint: 'Ahí queda lo mismo que acá. Lo que dejes como heredado sin tocarlo no cambia en esos locales.',
  saved: (contacts: readonly string[]) => `Guardado para ${list.format(contacts)}.`,
  locked: you`No {tienes} permiso para cambiar esto acá.`,
} as const

/**
 * Sentences at a price about the branch contacts for which it holds, with the other choice. Ours.
 */
export const priceScopeCopy = {
  ofBrand: (contacts: number) => `Precio de la marca: vale en sus ${contacts} locales.`,
  ownHere: (contact: string, price: string) => `${contact} tiene su propio precio: ${price}.`,
  sizesHere: (contact: string) => `${contact} tiene precios propios de algún tamaño.`,
  onlyHere: (contact: string) => `Cambiarlo solo en ${contact}…`,
  ofSizes: 'El precio lo dice cada tamaño.',
} as const
