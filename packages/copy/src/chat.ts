/** The chat with the local. Ours; that there is one: 000 §2 Checkout, 001 §2 Support. */
export const chatCopy = {
  ask: '¿Necesitas ayuda? Chatea con el local',
  opening: 'Abriendo el chat…',
  failed: 'El chat no responde en este momento.',
  whatsApp: 'Escribir por WhatsApp',
  text: (contact: string) => `Hola ${contact}, tengo una consulta.`,
} as const
