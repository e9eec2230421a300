import type { Client } from '@mostrador/contract/client'

/** 001 §3 Tracking info for a logistics order. */
export type TrackingInfo = Extract<Awaited<ReturnType<Client['getTracking']>>, { readonly ok: true }>['data']
