import type { EndpointName } from '@mostrador/contract/endpoints'
import { rehearsalCopy } from '@mostrador/copy/rehearsal'
import { DAYS_OF_WEEK } from '@mostrador/domain/scheduling/day-of-week'
import type { Catalog, CatalogMode, CatalogPaymentType } from '../../ground/catalog.ts'
import type { Api } from '../../ground/ports.ts'
import { REHEARSAL_BANK } from './rehearsal-bank.ts'
import { findRehearsal } from './rehearsal-store.ts'

/** Endpoints beside reading that take part in a rehearsal. */
const REHEARSED: ReadonlySet<EndpointName> = new Set([
  'placeOrder',
  'createPaymentUrl',
  'cancelOrder',
  'authorizeChannel',
])

/** Whether an endpoint takes part in rehearsals, although it does not only read. */
export const isRehearsed = (name: EndpointName): boolean => REHEARSED.has(name)

/**
 * Returns the API of a rehearsal: the catalog of its one branch contact as if open, with its cash
 * and the built-in bank. `over` where the token opens none. Source: docs/decisions/125.
 */
export async function rehearsing(api: Api, token: string): Promise<Api> {
  const rehearsal = await findRehearsal(api, token, api.now())
  if (!rehearsal) return { ...api, rehearsal: 'over' }
  const get: Api['catalogs']['get'] = async (contactId) => {
    const catalog = await api.catalogs.get(contactId)
    return catalog && contactId === rehearsal.contactId ? rehearsedCatalog(catalog) : catalog
  }
  return { ...api, rehearsal, catalogs: { ...api.catalogs, get } }
}

const kept = new WeakMap<Catalog, Catalog>()

const ALWAYS = DAYS_OF_WEEK.map((dayOfWeek) => ({
  dayOfWeek,
  workingHours: [{ startAt: '00:00', endAt: '00:00' }],
}))

/** Payment type of a rehearsal, where the branch contact has no cash of its own. */
const CASH: CatalogPaymentType = {
  id: '00000000-0000-4000-8000-0000000000e1',
  paymentMethod: 'CASH',
  showName: rehearsalCopy.cash,
  active: true,
  upload: null,
  paymentWindowMinutes: 10,
  onlinePayment: null,
}

const BANK: CatalogPaymentType = {
  ...CASH,
  id: '00000000-0000-4000-8000-0000000000e2',
  paymentMethod: 'CARD',
  showName: rehearsalCopy.bank,
  upload: 'API',
  onlinePayment: { providerName: REHEARSAL_BANK, paymentMethod: '' },
}

function rehearsedMode(mode: CatalogMode): CatalogMode {
  const own = mode.paymentTypes.find((type) => type.paymentMethod === 'CASH' && type.active)
  return {
    ...mode,
    orderEnabled: true,
    // No slot is booked, since it would be a real one.
    orderType: 'ON_DEMAND',
    useSchedule: false,
    scheduleConfigs: [],
    paymentTypes: [own ?? CASH, BANK],
  }
}

/** Returns a catalog as if published and open, with orders for now and without points. */
function rehearsedCatalog(catalog: Catalog): Catalog {
  const known = kept.get(catalog)
  if (known) return known
  const { contact, modes, zones } = catalog
  const made: Catalog = {
    ...catalog,
    contact: {
      ...contact,
      exceptions: [],
      interruptions: [],
      loyalty: null,
      info: {
        ...contact.info,
        orderEnabled: true,
        commercialTermsInfo: { blocked: false },
        orderChannel: 'CONSOLE',
        deliveryConfig: { ...contact.info.deliveryConfig, workingDays: [...ALWAYS] },
      },
      branch: { ...contact.branch, withLoyaltyProgram: false },
    },
    modes: modes.map(rehearsedMode),
    zones: zones.map((zone) => ({ ...zone, workingDays: [], riderCapacity: null })),
  }
  kept.set(catalog, made)
  return made
}
