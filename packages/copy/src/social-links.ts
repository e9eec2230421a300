import { you } from './you.ts'

/** The shop elsewhere, its phones, and sharing it. Source: 000 §2 Branch header. */
export const socialCopy = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  call: 'Llamar al local',
  whatsApp: 'Escribir por WhatsApp',
  chat: 'Chatear con el local',
  share: 'Compartir por WhatsApp',
  shareText: (name: string, link: string) => you`{Mira} el menú de ${name}: ${link}`,
} as const
