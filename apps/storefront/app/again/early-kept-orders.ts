/**
 * Marks the document, before the first paint, when this browser keeps orders of the branch
 * contact: the menu then reserves room for them, and nothing moves.
 */
export function tellKeptOrders(): void {
  try {
    const alias = location.pathname.split('/')[2]
    if (localStorage.getItem(`mostrador.again.${alias}`)) document.documentElement.dataset.again = ''
  } catch {}
}
