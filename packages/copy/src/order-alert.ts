import { longDuration } from './duration.ts'
import { you } from './you.ts'

type Waiting = { readonly contact: string; readonly number: number; readonly minutes: number }

const since = (minutes: number): string =>
  minutes < 1 ? 'hace menos de un minuto' : minutes === 1 ? 'hace un minuto' : `hace ${longDuration(minutes)}`

/** Sentences for staff about an order that waits, or a shop that does not listen. Ours. */
export const orderAlertText = {
  title: ({ contact, number }: Waiting) => `${contact}: pedido #${number} sin mirar`,
  message: ({ contact, number, minutes }: Waiting, link: string) =>
    `${contact}: el pedido #${number} entró ${since(minutes)} y nadie lo miró.\n${link}`,
  call: (name: string, { contact, number, minutes }: Waiting) =>
    you`Hola, ${name}. En ${contact} entró un pedido ${since(minutes)} y nadie lo miró: el número ${number}. {Entra} a la consola para aceptarlo.`,
  opening: (contact: string, time: string, link: string) =>
    you`${contact} abre a las ${time} y nadie escucha los pedidos. {Abre} la consola y {activa} el sonido.\n${link}`,
  mail: {
    subject: (contact: string) => `Nadie escucha los pedidos de ${contact}`,
    heading: (contact: string, time: string) => `${contact} abre a las ${time} y nadie escucha`,
    text: 'Ninguna consola está abierta con el sonido activado: un pedido nuevo no se oiría.',
    link: 'Abrir la consola',
    why: 'Te lo decimos porque el local pidió avisarte antes de abrir.',
  },
  /** As one of the shop's changes. */
  warned: (names: string, contact: string, time: string) =>
    `Avisó a ${names} que ${contact} abre a las ${time} y nadie escucha los pedidos`,
} as const
