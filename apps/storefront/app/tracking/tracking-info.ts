import type { Client } from '@mostrador/contract/client'

/** Info of a logistics order for tracking, 001 §3. */
export type TrackingInfo = Extract<Awaited<ReturnType<Client['getTracking']>>, { readonly ok: true }>['data']
