import type { EndpointName } from '@mostrador/contract/endpoints'
import { PREVIEW_HEADER } from '@mostrador/domain/branding/preview-header'
import { isRehearsalToken } from '@mostrador/domain/rehearsal/rehearsal-token'
import { tryChange } from '@mostrador/tenant/document/try-change'
import { LRUCache } from 'lru-cache'
import { loadCatalog } from '../shop/catalog/catalog-cache.ts'
import type { Catalog, Catalogs } from '../ground/catalog.ts'
import type { Api } from '../ground/ports.ts'
import { rehearsing } from '../order/rehearsal/rehearsing.ts'
import { tenantWorld } from '../shop/revision/tenant-world.ts'
import { isAbout, type Input } from '../people/host/served-here.ts'
import { previewWork } from '../ground/rate-limit/work.ts'
import { plannedOf } from '../shop/scheduled-change/judge-scheduled.ts'
import { loadWaiting } from '../shop/scheduled-change/scheduled-store.ts'
import { mayReadFor, openDraft } from '../shop/branding/open-draft.ts'
import type { OpenDraft } from '../ground/preview.ts'
import { readDraftSteps } from '../shop/draft/draft-store.ts'
import { seenAhead, type SeenAhead } from '../shop/draft/kept-ahead.ts'

/** Draft catalogs kept, and their time: several calls of a page ask for one. */
const KEPT = { max: 50, ttl: 60_000 }

const kept = new LRUCache<string, Promise<Catalog | undefined>>(KEPT)

/**
 * Endpoints that a draft changes: those answered from catalogs. Orders, people and payments stay
 * out, since another clock would judge or write them wrongly.
 */
const PREVIEWED: ReadonlySet<EndpointName> = new Set([
  'getAlias',
  'getBranchContact',
  'listBranchContacts',
  'listBranchOrderModes',
  'getSchedule',
  'listGeneralDiscounts',
  'listGeneralSurcharges',
  'getFees',
  'getDeliveryFee',
  'listMenuHashes',
  'getMenu',
  'listDiscounts',
  'listIndicators',
  'listCustomisations',
  'getLoyaltyProgram',
])

/** A call that a page with a draft's token makes. */
type PreviewedCall = {
  readonly name: EndpointName
  readonly headers: Headers
  readonly input: Input
  /** Hears that the company's share of showing drafts is spent: the answer shows none. */
  readonly spent: () => void
}

/**
 * Returns the API as a draft shows it: catalogs with the draft's change, and its moment as the
 * clock, for reads of the draft's own shop. All else stays as it is. Source: docs/decisions/022.
 */
export async function previewing(api: Api, { name, headers, input, spent }: PreviewedCall): Promise<Api> {
  const token = headers.get(PREVIEW_HEADER)
  if (token !== null && isRehearsalToken(token)) return rehearsing(api, token)
  const draft = token === null || !PREVIEWED.has(name) ? undefined : await openDraft(api, token, api.now())
  if (draft === 'spent') spent()
  if (draft === undefined || draft === 'spent') return api
  const { branchId, companyId, steps, moment } = draft
  if (steps === 0 && !moment) return api
  if (!(await isAbout(api, { owner: { kind: 'branch', branchId, companyId }, name }, input))) return api
  const before = await aheadOf(api, draft)
  if (before === 'spent') spent()
  if (typeof before === 'string') return api
  const now = (): Date => moment ?? api.now()
  return { ...api, draft, now, catalogs: catalogsOf(api, { draft, before, now, spent }) }
}

const NOTHING: SeenAhead = { ids: [], stamp: '', steps: 0 }

/** Finds the changes that wait until a draft's moment; many that are first read cost as they do. */
async function aheadOf(api: Api, { moment, ...draft }: OpenDraft) {
  if (!moment) return NOTHING
  return seenAhead(api, { ...draft, moment }, mayReadFor(api, draft.companyId))
}

/** Draft with the changes that wait before its moment. */
type Shown = Pick<PreviewedCall, 'spent'> & {
  readonly draft: OpenDraft
  readonly before: SeenAhead
  readonly now: () => Date
}

function catalogsOf(api: Api, shown: Shown): Catalogs {
  const { draft, before, spent } = shown
  const { catalogs, rateLimiter } = api
  return {
    ...catalogs,
    get: async (contactId) => {
      const held = await catalogs.get(contactId)
      if (held?.contact.branch.id !== draft.branchId) return held
      const key = [draft.version, contactId, held.version, before.stamp].join(' ')
      const known = kept.get(key)
      const cost = previewWork(draft.steps + before.steps)
      if (!known && !(await rateLimiter.take('work-previews', draft.companyId, { cost }))) {
        spent()
        return held
      }
      const catalog = known ?? kept.get(key) ?? load(api, shown, contactId)
      kept.set(key, catalog)
      catalog.catch(() => kept.delete(key))
      // Where the draft no longer fits, the live catalog is shown; the console tells its author.
      return (await catalog) ?? held
    },
  }
}

/** Returns a draft's catalog: with the changes that wait before its moment, and its own. */
async function load(
  { payments, ...api }: Api,
  { draft, before: { ids }, now }: Shown,
  contactId: string,
): Promise<Catalog | undefined> {
  const { branchId, companyKey } = draft
  const operations = draft.steps > 0 ? await readDraftSteps(api.database, draft) : []
  if (!operations) return undefined
  const waiting = ids.length > 0 ? await loadWaiting(api.database, branchId, { ids }) : []
  const before = waiting.map(plannedOf)
  const change =
    operations.length > 0 ? { companyKey, operations, author: { door: 'CONSOLE' } as const } : undefined
  const read = (db: Api['database']) => loadCatalog({ database: db, payments, now }, contactId)
  if (before.length === 0 && !change) return read(api.database)
  const tried = await tryChange({ before, change }, tenantWorld(api), read)
  return tried.ok ? tried.value : undefined
}
