import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import { createClient } from '@mostrador/contract/client'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import * as routes from '@mostrador/contract/routes'
import { RouterContextProvider } from 'react-router'
import { apiContext, createApi, type HostOrigins } from '../api.ts'
import { openPage, type Answering } from './browser-page.ts'

/** A brand of Argentina, as far as pages read brands. */
export const aBranch = (own: Partial<BranchInfo> = {}): BranchInfo =>
  ({
    id: 'b1',
    companyId: 'k1',
    alias: 'fuego-lento',
    name: 'Fuego Lento',
    country: 'AR',
    voice: 'TU',
    description: '',
    customLogoURL: null,
    customBannerLogoURL: null,
    withLoyaltyProgram: false,
    generalConfig: {
      colorConfig: { colorModeType: 'LIGHT' },
      fontFamily: 'Arial',
      menuConfig: { plateDetailInModal: true },
    },
    ...own,
  }) as BranchInfo

/** An order mode that is offered. */
export const aMode = (own: Partial<OrderModeInfo> = {}): OrderModeInfo =>
  ({ id: 'm1', type: 'TAKE_AWAY', active: true, menuHash: 'h1', showName: '', ...own }) as OrderModeInfo

/** A contact of that brand, with these modes. */
export const aContact = (
  orderModes: readonly OrderModeInfo[] = [aMode()],
  own: Partial<BranchContactInfo> = {},
): BranchContactInfo =>
  ({
    id: 'c1',
    alias: 'palermo',
    name: 'Palermo',
    branch: aBranch(),
    address: { street: 'Honduras', number: '5000', zone: '', locality: 'Palermo', city: 'CABA' },
    lat: null,
    lng: null,
    callPhone: null,
    commercialTermsInfo: { blocked: false },
    deliveryConfig: { orderModes, workingDays: [] },
    ...own,
  }) as BranchContactInfo

/**
 * Makes the arguments of a loader: a request for an address, and an API whose server answers so.
 * `asked` are the calls that the server got, without those to its log.
 */
export function loaderArgs<Params>(
  params: Params,
  {
    answer,
    address = '/',
    preview = '',
    place,
  }: {
    readonly answer: Answering
    readonly address?: string
    readonly preview?: string
    readonly place?: HostOrigins
  },
) {
  const page = openPage({ answer: (call) => (call.url === '/api/diner/log' ? undefined : answer(call)) })
  const context = new RouterContextProvider()
  const api = createApi((url, init) => fetch(url, init), { preview, ...(place && { place }) })
  context.set(apiContext, api)
  const request = new Request(`http://localhost:3000${address}`)
  return {
    args: { context, request, params },
    api,
    urls: () => page.asked.map(({ url }) => url).filter((url) => url !== '/api/diner/log'),
    logged: () => page.asked.filter(({ url }) => url === '/api/diner/log').map(({ body }) => body),
  }
}

/** A client of the server behind `fetch`, with every route. */
export const aClient = () => createClient((url, init) => fetch(url, init), routes)

/** Error that a loader threw, or `undefined` where it answered. */
export async function thrown(loading: Promise<unknown>): Promise<unknown> {
  try {
    await loading
  } catch (error) {
    return error
  }
  return undefined
}
