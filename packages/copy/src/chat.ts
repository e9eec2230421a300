import { you } from './you.ts'

/** Shown where the chat cannot be opened: alone, for the header of a menu's first view. */
export const CHAT_FAILED = 'El chat no responde en este momento.'

/** The chat with the branch contact. Ours; that there is one: 000 §2 Checkout, 001 §2 Support. */
export const chatCopy = {
  ask: you`¿{Necesitas} ayuda? {Chatea} con el local`,
  title: 'Chat con el local',
  opening: 'Abriendo el chat…',
  close: 'Cerrar el chat',
  failed: CHAT_FAILED,
  whatsApp: 'Escribir por WhatsApp',
  text: (contact: string) => `Hola ${contact}, tengo una consulta.`,
} as const
