import type { SetupLackCode } from '@mostrador/domain/setup/setup-lack'
import { you } from './you.ts'

/** Sentences about each thing that a new shop lacks, as the work to do. */
export const setupLackText: Readonly<Record<SetupLackCode, string>> = {
  'address-missing': 'Falta la dirección del local, con su ciudad.',
  'phone-missing': 'Falta un teléfono o WhatsApp del local.',
  'no-plates': 'La carta no tiene platos.',
  'no-plate-sold': 'Ningún plato se puede pedir: están agotados, ocultos o fuera de horario.',
  'never-open': 'No hay ningún horario abierto en las próximas dos semanas.',
  'no-mode': 'No hay ninguna forma de pedir.',
  'ordering-off': you`El local no recibe pedidos: {actívalo} en Local.`,
  'no-payment': 'No hay ninguna forma de pago.',
}

/** The guide of a new shop. */
export const setupCopy = {
  title: 'Puesta en marcha',
  hint: you`{Sigue} el orden que quieras. Nadie encuentra el local hasta que lo publiques.`,
  publishedHint: 'El local ya está abierto al público.',
  loadFailed: 'No pudimos ver cómo va tu comercio.',
  loading: 'Mirando cómo va tu comercio…',
  progress: (done: number, all: number) => `${done} de ${all} pasos listos`,
  done: 'Listo',
  pending: 'Falta',
  optional: 'Opcional',
  /** Title of each step, and the label of its link: `again` once it is done. */
  steps: {
    place: {
      title: 'Local',
      hint: 'Nombre, teléfono y dirección, con el punto en el mapa.',
      go: 'Completar el local',
      again: 'Ver el local',
    },
    menu: {
      title: 'Carta',
      hint: you`{Elige} una por tipo de cocina, {pega} una lista o {trae} una planilla.`,
      go: 'Elegir una carta',
      again: 'Ver la carta',
    },
    hours: {
      title: 'Horarios',
      hint: you`{Empiezas} con los de tu cocina. {Revísalos}.`,
      go: 'Ver los horarios',
    },
    taking: {
      title: 'Formas de pedir y de pagar',
      hint: you`{Empiezas} con retiro en el local, en efectivo.`,
      go: 'Ver las formas de pedir',
    },
    delivery: { title: 'Delivery', hint: 'Un radio en km alrededor del local.', go: 'Ver las zonas' },
    look: {
      title: 'Marca',
      hint: 'Tu logo y los colores que salen de él.',
      go: 'Poner la marca',
      again: 'Ver la marca',
    },
    rehearsal: {
      title: 'Ensayo',
      hint: 'Un pedido desde tu teléfono que llega al tablero, se imprime y no cuenta en ningún lado.',
      go: 'Hacer un ensayo',
    },
  },
  paste: 'Pegar o traer una lista',
  noPoint: 'Falta el punto en el mapa: quien viene lo busca ahí.',
  plates: (count: number) => (count === 1 ? '1 plato' : `${count} platos`),
  zones: (count: number) => (count === 1 ? '1 zona' : `${count} zonas`),
  ringKm: 'Hasta cuántos kilómetros',
  ringFee: 'Cuánto cuesta el envío',
  ringAdd: 'Agregar delivery',
  ringAdding: 'Agregando…',
  ringAdded: 'Agregamos el delivery',
  ringZone: (km: string) => `Hasta ${km} km`,
  ringKmWrong: you`{Escribe} de 0,1 a 100 kilómetros.`,
  ringFeeWrong: you`{Escribe} un precio, o 0 si es gratis.`,
  ringNeedsPlace: you`Para agregar delivery, {marca} primero el local en el mapa.`,
  publish: 'Publicar',
  publishTitle: 'Publicar el local',
  publishHint: 'Desde ese momento cualquiera lo encuentra y puede pedir. Se puede deshacer.',
  publishing: 'Publicando…',
  publishedNow: 'El local está abierto al público',
  lacks: 'Antes de publicar falta:',
  share: 'Compartir el link y los carteles',
  putAway: 'Ahora no',
} as const
