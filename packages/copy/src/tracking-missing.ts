/** What a tracking link says that leads to no delivery. It reads alike in every voice. */
export const trackingMissingCopy = {
  hint: 'El link está incompleto o el pedido todavía no está en camino.',
  toMenu: 'Ir al menú del local',
} as const
