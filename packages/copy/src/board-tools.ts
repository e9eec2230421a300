/**
 * What the board offers beside its orders: how it is drawn, its keys, accepting many at once.
 */
export const boardToolsCopy = {
  settings: 'Ajustes de este dispositivo',
  density: 'Tamaño de las tarjetas',
  densities: { dense: 'Compacto', regular: 'Cómodo', large: 'Grande' },
  densityHint: 'Compacto muestra más pedidos. Grande se lee desde lejos.',
  printing: 'Ticket de cocina',
  printAccepted: 'Imprimir al aceptar',
  printAcceptedHint: 'Este dispositivo imprime cada pedido que se acepta en él.',
  keys: 'Teclas',
  keysOn: 'Usar el teclado en el tablero',
  keyList: [
    { keys: 'J', what: 'Pedido siguiente' },
    { keys: 'K', what: 'Pedido anterior' },
    { keys: '← ↑ ↓ →', what: 'Moverse entre las tarjetas' },
    { keys: 'Enter', what: 'Abrir el pedido' },
    { keys: 'A', what: 'Aceptar el pedido' },
    { keys: 'S', what: 'Pasarlo al estado siguiente' },
    { keys: '/', what: 'Buscar' },
    { keys: '?', what: 'Ver las teclas y los ajustes' },
  ],
  done: 'Listo',
  acceptQuestion: (count: number) => {
    if (count === 0) return 'Ya no queda ninguno por aceptar'
    return count === 1 ? '¿Aceptar 1 pedido?' : `¿Aceptar ${count} pedidos?`
  },
  acceptHint: 'Pasan a En preparación, y sus clientes lo ven en el seguimiento.',
  acceptUnconfirmed: (count: number) =>
    count === 1
      ? '1 llegó por mensaje y queda confirmado.'
      : `${count} llegaron por mensaje y quedan confirmados.`,
  acceptChanged: (count: number) =>
    count === 1
      ? '1 ya cambió mientras tanto: queda como está.'
      : `${count} ya cambiaron mientras tanto: quedan como están.`,
  accept: 'Aceptar todos',
  accepting: (done: number, count: number) => `Aceptando ${done} de ${count}…`,
  accepted: (count: number) => (count === 1 ? '1 pedido en preparación' : `${count} pedidos en preparación`),
  notAccepted: (count: number) =>
    count === 1 ? 'No se pudo aceptar 1 pedido' : `No se pudieron aceptar ${count} pedidos`,
} as const
