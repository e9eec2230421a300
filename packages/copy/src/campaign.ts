import type { FunnelStep } from '@mostrador/domain/analytics/diner-event'

/** The console's page of campaigns. Ours. */
export const campaignCopy = {
  title: 'Campañas',
  period: 'Período',
  days: (days: number) => (days === 1 ? 'Un día' : `${days} días`),
  step: 'Paso',
  visits: 'Visitas',
  share: (percent: number) => `${percent}%`,
  none: 'Sin campaña',
  empty: 'Todavía no hay visitas por campañas',
  emptyHint:
    'Comparte el link de tu menú con “?campaignId=” y un nombre, y acá vas a ver hasta dónde llegan.',
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
