import type { FunnelStep } from '@mostrador/domain/analytics/diner-event'
import { you } from './you.ts'

/** The console's page of campaigns. Ours. */
export const campaignCopy = {
  toKit: 'Carteles con QR y textos para compartir',
  period: 'Período',
  days: (days: number) => (days === 1 ? 'Un día' : `${days} días`),
  step: 'Paso',
  visits: 'Visitas',
  share: (percent: number) => `${percent}%`,
  none: 'Sin campaña',
  empty: 'Todavía no hay visitas por campañas',
  emptyHint: you`{Haz} un link con un nombre, {compártelo}, y acá vas a ver hasta dónde llegan.`,
  newLink: 'Link para una campaña',
  newLinkHint:
    'Un volante, una historia o un cartel con su propio link: acá vas a ver cuántos pidieron por él.',
  name: 'Nombre de la campaña',
  nameHint: 'Por ejemplo: Volantes de noviembre',
  qrOf: (name: string) => `Código QR de la campaña ${name}`,
  copy: 'Copiar link',
  copied: 'Copiaste el link',
  notCopied: you`No pudimos copiar el link. {Selecciónalo} y {cópialo}.`,
  savePng: 'Descargar PNG',
  saveSvg: 'Descargar SVG',
  noPng: you`No pudimos dibujar el PNG. {Descarga} el SVG.`,
  loading: 'Buscando campañas…',
  loadFailed: 'No pudimos cargar las campañas.',
} as const

/** The steps of a campaign in the shop's words. */
export const STEP_LABELS: Readonly<Record<FunnelStep, string>> = {
  LINK_CLICK: 'Abrieron el link',
  ORDER_MODE_SELECT: 'Eligieron cómo pedir',
  ITEM_VIEW: 'Vieron un producto',
  ADD_ITEM: 'Agregaron al pedido',
  CONTINUE_TO_CHECKOUT: 'Fueron a finalizar',
  CREATE_ORDER: 'Pidieron',
  PAY_ORDER: 'Pagaron en línea',
}
