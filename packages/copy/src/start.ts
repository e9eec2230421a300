/** The start page: the locals that this browser knows, and the way to any other. */
export const startCopy = {
  title: '¿Dónde quieres pedir?',
  known: 'Tus últimos locales',
  unknown: 'Abre el link o escanea el código QR de tu local para ver su menú.',
  field: 'Nombre del local',
  fieldHint: 'Como aparece en su link, por ejemplo: mi-local',
  go: 'Ver menú',
} as const
