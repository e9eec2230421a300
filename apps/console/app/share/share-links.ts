/** Place where a link of the kit is read; each counts as a campaign. */
export type ShareSpot = 'counter' | 'table' | 'bag' | 'whatsapp' | 'instagram'

/** Campaign name and source of each place. */
const CAMPAIGNS: Readonly<Record<ShareSpot, { readonly campaignId: string; readonly source: string }>> = {
  counter: { campaignId: 'Mostrador', source: 'qr' },
  table: { campaignId: 'Mesas', source: 'qr' },
  bag: { campaignId: 'Bolsa', source: 'qr' },
  whatsapp: { campaignId: 'WhatsApp', source: 'whatsapp' },
  instagram: { campaignId: 'Instagram', source: 'instagram' },
}

/** Returns the menu's address for a place, or a table. Source: 000 §2, query parameters. */
export function shareLink(menuUrl: string, place: ShareSpot, table?: number): string {
  const url = new URL(menuUrl)
  for (const [name, value] of Object.entries(CAMPAIGNS[place])) url.searchParams.set(name, value)
  if (table !== undefined) url.searchParams.set('tableNumber', String(table))
  return url.href
}

/** Most posters in one file. */
export const MOST_TABLES = 200

const numberIn = (text: string): number | undefined => {
  const plain = text.trim()
  return /^\d{1,4}$/.test(plain) && Number(plain) > 0 ? Number(plain) : undefined
}

/** Parses a typed range of tables; undefined for an invalid one. */
export function tablesBetween(first: string, last: string): readonly number[] | undefined {
  const [from, to] = [numberIn(first), numberIn(last)]
  if (from === undefined || to === undefined || from > to || to - from >= MOST_TABLES) return undefined
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
