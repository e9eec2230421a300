import { you } from './you.ts'

/** Sentences of the history about a name of a company's own. Ours. */
export const hostNews = {
  FAILING: (host: string) =>
    `El dominio ${host} no se ve desde hace varias comprobaciones: si no vuelve, los enlaces dejan de ir ahí`,
  LOST: (host: string) =>
    `El dominio ${host} dejó de estar comprobado: los enlaces van a la dirección de este servicio`,
  SEEN: (host: string) => `El dominio ${host} se ve otra vez: los enlaces van ahí`,
} as const

/** E-mails to owners about a name of a company's own. Ours. */
export const hostMail = {
  FAILING: {
    subject: (host: string) => `No vemos tu dominio ${host}`,
    text: (host: string) =>
      `Miramos varias veces y ${host} no llega a este servicio, ni está su registro TXT. Por ahora los enlaces de recibos, mensajes y QR siguen yendo ahí.`,
  },
  LOST: {
    subject: (host: string) => `Tu dominio ${host} ya no está comprobado`,
    text: (host: string) =>
      `No volvimos a ver ${host}, así que los enlaces de recibos, mensajes y QR van desde ahora a la dirección de este servicio. Los pedidos siguen entrando.`,
  },
  SEEN: {
    subject: (host: string) => `Vemos otra vez tu dominio ${host}`,
    text: (host: string) => `${host} está comprobado: los enlaces van ahí. No hace falta hacer nada.`,
  },
  until: (day: string) => `Si no lo vemos antes del ${day}, van a ir a la dirección de este servicio.`,
  mend: you`{Revisa} con quien administra el dominio que no haya vencido y que su registro esté como dice la consola.`,
  link: 'Ver el dominio',
  why: 'Te escribimos porque la empresa es tuya.',
} as const
