/**
 * Says on the document, before anything is drawn, that this browser keeps orders of the local: the
 * menu then leaves room for them, and nothing moves when they come.
 */
export function tellKeptOrders(): void {
  try {
    const alias = location.pathname.split('/')[2]
    if (localStorage.getItem(`mostrador.again.${alias}`)) document.documentElement.dataset.again = ''
  } catch {
    // Without storage nothing was kept.
  }
}
