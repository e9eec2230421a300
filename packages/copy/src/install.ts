import { you } from './you.ts'

/** Offering to install the brand's pages. Source: 000 §2 Branch header, Install-app modal. */
export const installCopy = {
  title: you`La próxima vez {puedes} pedir desde la app`,
  text: (name: string) => `${name} queda en la pantalla de inicio de tu teléfono. No ocupa casi nada.`,
  install: 'Instalar',
  notNow: 'Ahora no',
  /** For browsers whose own menu alone can do it. */
  onApple: you`{Toca} Compartir y después “Agregar a inicio”.`,
  inOtherApp: you`{Abre} este link en el navegador de tu teléfono y desde ahí {puedes} instalarla.`,
  understood: 'Entendido',
} as const
