/** Returns a number in E.164 as gateways and machines take it: without its "+". */
export const phoneDigits = (e164: string): string => e164.replaceAll(/\D/g, '')

/**
 * Returns the digits under which WhatsApp knows a number: it wants the mobile 9 of Argentina and
 * the old mobile 1 of Mexico, which E.164 may lack. Only for links to a chat and messages of
 * WhatsApp: dialled, they are another's number or none. Source: WhatsApp's own help on
 * international numbers.
 */
export const whatsAppDigits = (e164: string): string =>
  phoneDigits(e164)
    .replace(/^54(?!9)/, '549')
    .replace(/^52(?=\d{10}$)/, '521')

// Halves of an emoji, which make encodeURIComponent throw.
const LONE_SURROGATES = /\p{Surrogate}/gu

/**
 * Returns a link that opens WhatsApp with a prepared text: with a number its chat, with `null` the
 * choice of a contact. Spaces are written `%20`, because some clients show a `+` as it is.
 */
export function whatsAppLink(e164: string | null, text: string): string {
  const to = e164 === null ? '' : whatsAppDigits(e164)
  return `https://wa.me/${to}?text=${encodeURIComponent(text.replace(LONE_SURROGATES, ''))}`
}
