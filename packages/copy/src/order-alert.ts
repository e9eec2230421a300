import { longDuration } from './duration.ts'
import { you } from './you.ts'

type Waiting = { readonly local: string; readonly number: number; readonly minutes: number }

const since = (minutes: number): string =>
  minutes < 1 ? 'hace menos de un minuto' : minutes === 1 ? 'hace un minuto' : `hace ${longDuration(minutes)}`

/** Sentences for staff about an order that waits, or a shop that does not listen. Ours. */
export const orderAlertText = {
  title: ({ local, number }: Waiting) => `${local}: pedido #${number} sin mirar`,
  message: ({ local, number, minutes }: Waiting, link: string) =>
    `${local}: el pedido #${number} entró ${since(minutes)} y nadie lo miró.\n${link}`,
  call: (name: string, { local, number, minutes }: Waiting) =>
    you`Hola, ${name}. En ${local} entró un pedido ${since(minutes)} y nadie lo miró: el número ${number}. {Entra} a la consola para aceptarlo.`,
  opening: (local: string, time: string, link: string) =>
    you`${local} abre a las ${time} y nadie escucha los pedidos. {Abre} la consola y {activa} el sonido.\n${link}`,
  mail: {
    subject: (local: string) => `Nadie escucha los pedidos de ${local}`,
    heading: (local: string, time: string) => `${local} abre a las ${time} y nadie escucha`,
    text: 'Ninguna consola está abierta con el sonido activado: un pedido nuevo no se oiría.',
    link: 'Abrir la consola',
    why: 'Te lo decimos porque el local pidió avisarte antes de abrir.',
  },
  /** As one of the shop's changes. */
  warned: (names: string, local: string, time: string) =>
    `Avisó a ${names} que ${local} abre a las ${time} y nadie escucha los pedidos`,
} as const
