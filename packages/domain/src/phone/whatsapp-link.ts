/**
 * The digits under which WhatsApp knows a number: it wants the mobile 9 of Argentina and the old
 * mobile 1 of Mexico, which E.164 may lack. Source: integrations.md §7.
 */
export const whatsAppDigits = (e164: string): string =>
  e164
    .replace(/\D/g, '')
    .replace(/^54(?!9)/, '549')
    .replace(/^52(?=\d{10}$)/, '521')

/**
 * A link that opens WhatsApp with a prepared text: with a number its chat, with `null` the choice of whom
 * to share it with. Spaces are written `%20`, because some clients show a `+` as it is.
 */
export const whatsAppLink = (e164: string | null, text: string): string =>
  `https://wa.me/${e164 === null ? '' : whatsAppDigits(e164)}?text=${encodeURIComponent(text)}`
