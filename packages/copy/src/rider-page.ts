/** What the register page says besides the texts of the documents. */
export const riderPageCopy = {
  phoneCountry: 'País del teléfono',
  securityCodeHint: 'Te lo da el local.',
  sending: 'Enviando…',
  otherPhone: 'Usar otro teléfono',
  startedHint: 'Tu ubicación se comparte solo mientras llevas un envío.',
  endedHint: 'Ya no recibes envíos ni compartes tu ubicación.',
} as const
