/** Sentences about the tools of the board: density, keys, accepting many at once. */
export const boardToolsCopy = {
  settings: 'Ajustes de este dispositivo',
  density: 'Tamaño de las tarjetas',
  densities: { dense: 'Compacto', regular: 'Cómodo', large: 'Grande' },
  densityHint: 'Compacto muestra más pedidos. Grande se lee desde lejos.',
  printing: 'Ticket de cocina',
  toRehearsal: 'Probar todo con un pedido de ensayo',
  printAccepted: 'Imprimir al aceptar',
  printAcceptedHint: 'Este dispositivo imprime cada pedido que se acepta en él.',
  keyNames: {
    next: 'Pedido siguiente',
    previous: 'Pedido anterior',
    arrows: 'Moverse entre las tarjetas',
    open: 'Abrir el pedido',
    accept: 'Aceptar el pedido',
    advance: 'Pasarlo al estado siguiente',
  },
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
