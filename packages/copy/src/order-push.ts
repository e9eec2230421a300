/** Notes to a device of staff about an order while the console is closed. Ours. */
export const orderPushCopy = {
  fresh: (number: number) => `Pedido nuevo #${number}`,
  later: (number: number) => `Pedido nuevo para más tarde #${number}`,
  unheard: (number: number) => `Nadie atendió el pedido #${number}`,
  rehearsed: (number: number) => `Pedido de ensayo ${number}`,
  about: (mode: string, contact: string) => `${mode} · ${contact}`,
  testTitle: 'Los avisos funcionan',
  testBody: 'Así te va a llegar un pedido nuevo a este dispositivo.',
} as const
