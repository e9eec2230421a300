import { removeCopy } from '@mostrador/copy/menu-editor'
import type { Answer } from '@mostrador/contract/endpoint'
import type { Endpoints } from '@mostrador/contract/endpoints'
import type { DocumentPlace } from '@mostrador/domain/revision/operation'
import { useQuery } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useEditedMenu } from './menu-context.tsx'

type Touched = Answer<Endpoints['getTouched']>

/** Places in one request; for more, the whole menu is asked about. */
const MOST_PLACES = 50

/** Counts carts and orders with something of these places; undefined until known. */
export function useTouched(places: readonly DocumentPlace[], around: DocumentPlace): Touched | undefined {
  const api = useApi()
  const { branchId } = useWorkplace().contact
  const asked = (places.length > MOST_PLACES ? [around] : places).map((place) => place.join('/'))
  const { data } = useQuery({
    queryKey: ['touched', branchId, ...asked],
    queryFn: () => answerOf(api.getTouched({ params: { id: branchId }, query: { place: asked } })),
    enabled: asked.length > 0,
    gcTime: 0,
  })
  return data
}

type TouchedNoticeProps = {
  readonly keys: readonly string[]
  readonly text: (carts: number, scheduled: number) => string
}

/** Notice of what a change of plates touches, before it is made. */
export function TouchedNotice({ keys, text }: TouchedNoticeProps) {
  const { place } = useEditedMenu()
  const touched = useTouched(
    keys.map((key) => [...place, 'plates', key]),
    place,
  )
  return (
    <output className="block text-14 font-medium">
      {touched ? text(touched.carts, touched.scheduled) : removeCopy.counting}
    </output>
  )
}
