/** Where a link of the kit is read: each is counted as a campaign of its own. */
export type SharePlace = 'counter' | 'table' | 'bag' | 'whatsapp' | 'instagram'

/** Under which name the visits of each are counted, and by which kind of thing they came. */
const CAMPAIGNS: Readonly<Record<SharePlace, { readonly campaignId: string; readonly source: string }>> = {
  counter: { campaignId: 'Mostrador', source: 'qr' },
  table: { campaignId: 'Mesas', source: 'qr' },
  bag: { campaignId: 'Bolsa', source: 'qr' },
  whatsapp: { campaignId: 'WhatsApp', source: 'whatsapp' },
  instagram: { campaignId: 'Instagram', source: 'instagram' },
}

/**
 * The address of a menu for a place where it is read; of a table with its number, which the
 * checkout then holds. Source: 000 §2, query parameters.
 */
export function shareLink(menuUrl: string, place: SharePlace, table?: number): string {
  const url = new URL(menuUrl)
  for (const [name, value] of Object.entries(CAMPAIGNS[place])) url.searchParams.set(name, value)
  if (table !== undefined) url.searchParams.set('tableNumber', String(table))
  return url.href
}

/** As many posters as anybody prints at once. */
export const MOST_TABLES = 200

const numberIn = (text: string): number | undefined => {
  const plain = text.trim()
  return /^\d{1,4}$/.test(plain) && Number(plain) > 0 ? Number(plain) : undefined
}

/** The tables from one to another, as they were typed; undefined for what is no such range. */
export function tablesBetween(first: string, last: string): readonly number[] | undefined {
  const [from, to] = [numberIn(first), numberIn(last)]
  if (from === undefined || to === undefined || from > to || to - from >= MOST_TABLES) return undefined
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
