import { revisionCopy } from '@mostrador/copy/revision'
import { keyOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { Thing } from '@mostrador/domain/revision/operation'
import { Button } from '@mostrador/ui/button.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { revisionsKey } from './changed-parts.ts'
import { WHOLE_BRAND } from './revision-filter.ts'

/** The list of the branch in which its locals stand. */
const LOCALS = 'branchContacts'

/** The ways to the history of the local in which one works, and of its whole brand. */
export function WholeHistories() {
  const { name, branchName } = useWorkplace().contact
  const [address, setAddress] = useSearchParams()
  const { openLocal, isOpening } = useLocalPlace((place) => open(place))
  function open(place: string): void {
    setAddress({ ...Object.fromEntries(address), place })
  }
  return (
    <div className="flex flex-wrap gap-2 pb-4">
      <Button variant="secondary" size="small" icon="clock" busy={isOpening} onClick={openLocal}>
        {revisionCopy.historyOf(name)}
      </Button>
      <Button variant="secondary" size="small" icon="clock" onClick={() => open(WHOLE_BRAND)}>
        {revisionCopy.historyOf(branchName)}
      </Button>
    </div>
  )
}

/** Finds where the document has the local in which one works, once somebody wants to know. */
function useLocalPlace(onFound: (place: string) => void) {
  const api = useApi()
  const toast = useToast()
  const { branchId, alias } = useWorkplace().contact
  const { mutate, isPending } = useMutation({
    mutationFn: () => answerOf(api.getDocument({ params: { id: branchId }, query: { place: LOCALS } })),
    onSuccess: ({ value }) => {
      const local = thingsOf(value).find((one) => (one.alias ?? keyOf(one)) === alias)
      if (local) onFound(`${LOCALS}/${keyOf(local)}`)
    },
    onError: ({ detail }) => toast({ text: detail || revisionCopy.loadFailed, tone: 'danger' }),
  })
  return { openLocal: () => mutate(), isOpening: isPending }
}

/** Whose history it is: a thing, which has its key once it is gone, or the whole brand. */
export function HistoryHeading({ place }: { readonly place: string }) {
  const { branchName } = useWorkplace().contact
  return place === WHOLE_BRAND ? (
    <Heading name={branchName} hint={revisionCopy.wholeBrand} />
  ) : (
    <ThingHeading place={place} />
  )
}

function ThingHeading({ place }: { readonly place: string }) {
  const api = useApi()
  const { branchId } = useWorkplace().contact
  const { data } = useQuery({
    queryKey: [...revisionsKey(branchId), 'name', place],
    queryFn: () => answerOf(api.getDocument({ params: { id: branchId }, query: { place } })),
    retry: false,
  })
  const { showName, name = place.split('/').at(-1) } = (data?.value ?? {}) as Thing
  return <Heading name={String(showName ?? name)} />
}

const Heading = ({ name, hint }: { readonly name: string; readonly hint?: string }) => (
  <div className="pb-3">
    <h2 className="text-22 font-bold wrap-anywhere">{revisionCopy.historyOf(name)}</h2>
    {hint !== undefined && <p className="text-14 text-muted">{hint}</p>}
  </div>
)
