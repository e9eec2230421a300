/** Sentences of a tracking link that leads to no delivery. They read alike in every voice. */
export const trackingMissingCopy = {
  hint: 'El link está incompleto o el pedido todavía no está en camino.',
  toMenu: 'Ir al menú del local',
} as const
