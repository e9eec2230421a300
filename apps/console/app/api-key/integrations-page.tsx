import type { ApiKeys } from '@mostrador/contract/api-key/api-key-endpoints'
import type { Problem } from '@mostrador/contract/problem'
import { apiKeyCopy } from '@mostrador/copy/api-key'
import { GUARDED_MATTER_NAMES, PERMISSION_NAMES } from '@mostrador/copy/permission'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { mattersBeyondKeys } from '@mostrador/domain/permission/change-needs'
import { API_KEY_PERMISSIONS } from '@mostrador/domain/permission/permission'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { Page } from '../layout/page.tsx'
import { QueryView } from '../layout/query-view.tsx'
import { sentenceOf } from '../session/use-form.ts'
import { dayText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { NewKeySheet } from './new-key-sheet.tsx'
import { apiKeysQuery, useKeysRefresh } from './use-api-keys.ts'

/** Page of a shop's API keys, by which programs call. */
export function IntegrationsPage() {
  const { contact } = useWorkplace()
  const query = useQuery(apiKeysQuery(useApi(), contact.id))
  return (
    <Page
      title={SECTION_TITLES.integrations}
      titleShown
      hint={apiKeyCopy.hint}
      narrow
      className="md:min-h-0 md:overflow-y-auto"
    >
      <QueryView query={query} waiting={<KeysSkeleton />} failed={apiKeyCopy.loadFailed}>
        {(keys) => <KeyList keys={keys} />}
      </QueryView>
    </Page>
  )
}

/** Fields that no key changes, though it has the permission. */
const NEVER = apiKeyCopy.never(
  mattersBeyondKeys(API_KEY_PERMISSIONS).map((matter) => GUARDED_MATTER_NAMES[matter]),
)

const NEW = 'new'

/** List of the keys, or an introduction without any, with a button to make one. */
export function KeyList({ keys: { keys, places } }: { readonly keys: ApiKeys }) {
  const [address, setAddress] = useSearchParams()
  const isEmpty = keys.length === 0
  const isOnTablet = useWorkplace().session.sharedDevice !== null
  const make = isOnTablet ? (
    <p className="text-14 text-muted">{apiKeyCopy.notOnTablet}</p>
  ) : (
    <Button
      variant={isEmpty ? 'primary' : 'secondary'}
      {...(!isEmpty && { size: 'small' as const })}
      icon="plus"
      onClick={() => setAddress({ key: NEW }, { replace: true })}
    >
      {apiKeyCopy.newKey}
    </Button>
  )
  return (
    <>
      {isEmpty ? (
        <EmptyState picture={<EmptyPicture name="plug" />} title={apiKeyCopy.empty} action={make}>
          {apiKeyCopy.emptyHint}
        </EmptyState>
      ) : (
        <Card flush title={apiKeyCopy.title} action={make} className="mb-4">
          <ul className="divide-y divide-line">
            {keys.map((key) => (
              <KeyRow key={key.id} apiKey={key} />
            ))}
          </ul>
        </Card>
      )}
      <p className="pb-4 text-14 text-muted">{NEVER}</p>
      {address.get('key') === NEW && !isOnTablet && (
        <NewKeySheet places={places} onClosed={() => setAddress({}, { replace: true })} />
      )}
    </>
  )
}

type ApiKey = ApiKeys['keys'][number]

function KeyRow({ apiKey }: { readonly apiKey: ApiKey }) {
  const { name, prefix, permissions, placeName, madeBy, keptBy, madeAt, lastUsedAt } = apiKey
  const { timeZone } = useWorkplace().contact
  const now = useNow()
  const day = (instant: string): string => dayText(instant, now, timeZone)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="text-16 font-semibold wrap-anywhere">{name}</p>
        <p className="text-14 wrap-anywhere">
          {apiKeyCopy.may(permissions.map((one) => PERMISSION_NAMES[one]))}
        </p>
        <p className="text-14 wrap-anywhere text-muted">{apiKeyCopy.at(placeName, prefix)}</p>
        <p className="text-14 wrap-anywhere text-muted">
          {lastUsedAt === null ? apiKeyCopy.neverUsed : apiKeyCopy.used(day(lastUsedAt))}
          {' · '}
          {[apiKeyCopy.made(madeBy, day(madeAt)), keptBy !== null && apiKeyCopy.keptBy(keptBy)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <RevokeButton apiKey={apiKey} />
    </li>
  )
}

function RevokeButton({ apiKey: { id: keyId, name } }: { readonly apiKey: Pick<ApiKey, 'id' | 'name'> }) {
  const api = useApi()
  const toast = useToast()
  const { id } = useWorkplace().contact
  const [asks, setAsks] = useState(false)
  const refresh = useKeysRefresh()
  const revoking = useMutation({
    mutationFn: () => answerOf(api.revokeApiKey({ params: { id, keyId } })),
    onSuccess: () => toast({ text: apiKeyCopy.revoked(name), tone: 'positive' }),
    onError: (problem: Problem) =>
      toast({ text: problem.errors?.[0]?.message ?? sentenceOf(problem), tone: 'danger' }),
    onSettled: refresh,
  })
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={apiKeyCopy.revokeOf(name)}
        busy={revoking.isPending}
        onClick={() => setAsks(true)}
      >
        {apiKeyCopy.revoke}
      </Button>
      <ConfirmDialog
        open={asks}
        tone="danger"
        title={apiKeyCopy.revokeTitle(name)}
        confirmLabel={apiKeyCopy.revoke}
        cancelLabel={apiKeyCopy.keep}
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false)
          revoking.mutate()
        }}
      >
        {apiKeyCopy.revokeHint}
      </ConfirmDialog>
    </>
  )
}

const KeysSkeleton = () => (
  <div aria-busy>
    <output className="sr-only">{apiKeyCopy.loading}</output>
    <Skeleton shape="card" className="h-56 w-full" />
  </div>
)
