import { plateGridCopy } from '@mostrador/copy/plate-grid'
import type { DocumentPlace } from '@mostrador/domain/revision/operation'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useGrid } from './grid-context.ts'

/** Places in one request. */
const MOST_PLACES = 50

type Counted = keyof typeof plateGridCopy.removeCounts

const COUNTED: readonly Counted[] = ['categories', 'plates', 'sizes', 'garnishGroups', 'garnishes']

/** Asks before rows are removed, with their number and the carts and orders concerned. */
export default function RemoveDialog(props: {
  readonly going: readonly DocumentPlace[]
  readonly onClosed: () => void
}) {
  const { going, onClosed } = props
  const { store, menuPlace } = useGrid()
  const api = useApi()
  const { branchId } = useWorkplace().contact
  const places = going.slice(0, MOST_PLACES).map((place) => [...menuPlace, ...place].join('/'))
  const { data: touched } = useQuery({
    queryKey: ['touched', branchId, places],
    queryFn: () => answerOf(api.getTouched({ params: { id: branchId }, query: { place: places } })),
    gcTime: 0,
  })
  const parts = COUNTED.flatMap((list) => {
    const number = going.filter((place) => place.at(-2) === list).length
    return number === 0 ? [] : [plateGridCopy.removeCounts[list](number)]
  })
  const told = touched && plateGridCopy.touched(touched.carts, touched.orders)
  return (
    <ConfirmDialog
      open
      title={plateGridCopy.removeTitle(parts)}
      confirmLabel={plateGridCopy.removeYes}
      cancelLabel={plateGridCopy.stay}
      tone="danger"
      onCancel={onClosed}
      onConfirm={() => {
        store.remove(going)
        onClosed()
      }}
    >
      {told ? `${told}. ` : ''}
      {plateGridCopy.removeText}
    </ConfirmDialog>
  )
}
