import { you } from './you.ts'

/** Support page: address and subject of a message. Source: 001 §2, A support page. */
export const supportCopy = {
  title: 'Ayuda',
  intro: (contact: string) =>
    you`Si algo de tu pedido no salió bien, {escríbele} a ${contact}: te responde el local.`,
  about: (reference: string) =>
    `Tu mensaje va a llevar el código ${reference}, para que encuentren tu pedido.`,
  whatsApp: 'Abrir WhatsApp',
  call: 'Llamar',
  text: 'Hola, necesito ayuda.',
  textAbout: (reference: string) => `Hola, necesito ayuda con mi pedido ${reference}.`,
  noWhatsApp: (contact: string) => `${contact} no tiene WhatsApp.`,
  callInstead: you`{Puedes} llamar por teléfono.`,
  visitInstead: (address: string) => you`{Puedes} acercarte a ${address}.`,
  backToOrder: 'Volver a mi pedido',
  ask: 'Necesito ayuda',
} as const
