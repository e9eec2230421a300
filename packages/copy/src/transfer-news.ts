const movements = (count: number): string =>
  count === 1 ? '1 movimiento del banco' : `${count} movimientos del banco`

/** Sentences of a shop's history about its transfers, as they go on from a name. */
export const transferNews = {
  confirmed: (number: number) => `Confirmó a mano la transferencia del pedido #${number}`,
  returned: (number: number) => `Marcó como devuelta la transferencia del pedido #${number}`,
  matched: (number: number) => `Asignó un movimiento del banco al pedido #${number}`,
  takenBack: (number: number) => `Desvinculó un movimiento del banco del pedido #${number}`,
  imported: (fresh: number, matched: number) =>
    matched === 0 ? `Cargó ${movements(fresh)}` : `Cargó ${movements(fresh)}; ${paid(matched)}`,
  /** Reason why an order stays paid whose movement was removed. */
  withoutMovement: 'Se desvinculó su movimiento cuando ya estaba en marcha',
} as const

const paid = (count: number): string =>
  count === 1 ? 'un pedido quedó pagado' : `${count} pedidos quedaron pagados`
