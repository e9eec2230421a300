/** The answer of a try-out to a call by another name. Ours. */
export const ownMachineCopy = {
  strangeHost:
    'Esta instalación está en modo de prueba y solo responde en localhost y 127.0.0.1. En otra dirección responde cuando tiene PUBLIC_URL.',
} as const
