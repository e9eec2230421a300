const KILOMETRES = /^(\d{1,3})(?:[.,](\d{1,2}))?(?:\s*kms?\.?)?$/i

/**
 * Reads typed kilometres: "3", "2,5", "2.5 km". Undefined for no distance: empty, below zero, with
 * more than two decimals, or a thousand and more.
 */
export function readKm(text: string): number | undefined {
  const [, whole, decimals] = KILOMETRES.exec(text.trim()) ?? []
  return whole === undefined ? undefined : Number(decimals === undefined ? whole : `${whole}.${decimals}`)
}
