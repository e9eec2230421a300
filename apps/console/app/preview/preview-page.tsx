import { previewCopy } from '@mostrador/copy/preview'
import { slotInstant } from '@mostrador/domain/scheduling/slots'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { Button } from '@mostrador/ui/button.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useSearchParams } from 'react-router'
import { useApi } from '../api/api.ts'
import { Page } from '../layout/page.tsx'
import { hourText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { PreviewFrames } from './preview-frames.tsx'
import { usePreview } from './use-preview.ts'

/** Page of the shop as diners see it, now or at a chosen time of its clock. */
export function PreviewPage() {
  const api = useApi()
  const { branchId } = useWorkplace().contact
  const { moment, isMissing, ...form } = useMoment()
  const preview = usePreview(branchId, { moment: moment?.toISOString() }, ({ moment: at }, token) =>
    api.draftDocument({ params: { id: branchId }, body: { operations: [], moment: at, token } }),
  )
  return (
    <Page
      title={previewCopy.asDiners}
      titleShown
      hint={previewCopy.asDinersHint}
      className="md:min-h-0 md:overflow-y-auto"
    >
      <div className="flex flex-wrap items-end gap-2 pb-4">
        <TextField
          label={previewCopy.day}
          type="date"
          value={form.day}
          onChange={({ currentTarget }) => form.choose({ day: currentTarget.value })}
          className="w-44"
        />
        <TextField
          label={previewCopy.hour}
          type="time"
          value={form.hour}
          onChange={({ currentTarget }) => form.choose({ hour: currentTarget.value })}
          error={isMissing ? previewCopy.noSuchHour : undefined}
          className="w-36"
        />
        {moment && (
          <Button variant="quiet" onClick={form.clear}>
            {previewCopy.now}
          </Button>
        )}
      </div>
      <PreviewFrames draft={preview} className="pb-6" />
    </Page>
  )
}

/** Chosen moment, kept in the address; without one it is now, and moves on. */
function useMoment() {
  const { timeZone } = useWorkplace().contact
  const [address, setAddress] = useSearchParams()
  const now = useNow()
  const [day, hour] = [address.get('day'), address.get('hour')]
  const present = { day: wallClock(now, timeZone).date, hour: hourText(now.toISOString(), timeZone) }
  const shown = { day: day ?? present.day, hour: hour ?? present.hour }
  const isChosen = day !== null || hour !== null
  const moment = isChosen ? slotInstant(shown.day, shown.hour, timeZone) : undefined

  return {
    ...shown,
    moment,
    isMissing: isChosen && !moment,
    choose: (chosen: Partial<typeof shown>): void => {
      const next = { ...shown, ...chosen }
      if (next.day !== '' && next.hour !== '') setAddress(next, { replace: true })
    },
    clear: () => setAddress({}, { replace: true }),
  }
}
