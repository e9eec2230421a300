import { ORDER_ERROR_LABELS, reportCopy } from '@mostrador/copy/case'
import { layoutCopy } from '@mostrador/copy/layout'
import {
  LONGEST_REPORT,
  MOST_REPORT_PHOTOS,
  ORDER_ERROR_TYPES,
} from '@mostrador/domain/case/order-error-type'
import { Button } from '@mostrador/ui/button.tsx'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { RadioCardGroup } from '@mostrador/ui/radio-card-group.tsx'
import { TextArea } from '@mostrador/ui/text-area.tsx'
import { useId, useRef } from 'react'
import { useReport, type ReportedOrder, type ReportInput } from './use-report.ts'

export type ReportDialogProps = ReportInput & { readonly open: boolean }

const OPTIONS = ORDER_ERROR_TYPES.map((value) => ({ value, label: ORDER_ERROR_LABELS[value] }))

type Report = ReturnType<typeof useReport>

/**
 * Dialog to report one of five problems, with the fields of each: plates, words, photos. Default
 * export: loaded when it is opened. Source: 001 §2, §5; docs/decisions/084.
 */
export default function ReportDialog(props: ReportDialogProps) {
  const { order, open, onClose } = props
  const report = useReport(props)
  const { errorType, setErrorType, words, setWords, asks, isBusy, error, send } = report
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!isBusy}
      title={reportCopy.title}
      description={reportCopy.hint}
      closeLabel={layoutCopy.close}
      footer={
        <Button
          wide
          disabled={errorType === null}
          busy={isBusy || report.photos.isDrawing}
          busyLabel={isBusy ? reportCopy.sending : reportCopy.drawingPhotos}
          onClick={() => void send()}
        >
          {reportCopy.confirm}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-4 pb-4">
        <RadioCardGroup
          legend={reportCopy.title}
          legendHidden
          name="errorType"
          options={OPTIONS}
          value={errorType}
          onChange={setErrorType}
        />
        {asks.plates && <Plates order={order} report={report} />}
        {asks.words && (
          <TextArea
            label={reportCopy.words}
            hint={reportCopy.wordsHint}
            maxLength={LONGEST_REPORT}
            value={words}
            onChange={({ currentTarget: { value } }) => setWords(value)}
          />
        )}
        {asks.photos && <Photos photos={report.photos} isSending={isBusy} />}
        <p role="alert" className="text-14 font-medium text-danger empty:hidden">
          {error}
        </p>
      </div>
    </Dialog>
  )
}

function Plates({ order, report }: { readonly order: ReportedOrder; readonly report: Report }) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-14 font-medium">{reportCopy.plates}</legend>
      {order.items.map(({ id, name, sizeName, quantity }) => (
        <Checkbox
          key={id}
          label={<span className="wrap-anywhere">{reportCopy.plate(quantity, name)}</span>}
          hint={sizeName}
          checked={report.plates.has(id)}
          onChange={() => report.togglePlate(id)}
        />
      ))}
    </fieldset>
  )
}

type PhotosProps = { readonly photos: Report['photos']; readonly isSending: boolean }

/** Photos of the report, with a button for more while there is room; locked while sending. */
function Photos({ photos: { photos, problem, isDrawing, add, remove }, isSending }: PhotosProps) {
  const input = useRef<HTMLInputElement>(null)
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h3 id={titleId} className="text-14 font-medium">
        {reportCopy.photos}
      </h3>
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {photos.map((photo, at) => (
            <li key={photo.key} className="relative">
              <img
                src={photo.address}
                alt={reportCopy.photo(at + 1)}
                className="size-24 rounded-card border border-line object-cover"
              />
              <IconButton
                icon="close"
                label={reportCopy.removePhoto(at + 1)}
                variant="floating"
                className="absolute -top-3 -right-3"
                disabled={isSending}
                onClick={() => remove(photo)}
              />
            </li>
          ))}
        </ul>
      )}
      {photos.length < MOST_REPORT_PHOTOS && (
        <Button
          variant="secondary"
          size="small"
          icon="camera"
          disabled={isSending || isDrawing}
          onClick={() => input.current?.click()}
        >
          {reportCopy.addPhotos}
        </Button>
      )}
      <p className="text-14 text-muted">{reportCopy.photosHint}</p>
      <p role="alert" className="text-14 font-medium text-danger empty:hidden">
        {problem}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={reportCopy.addPhotos}
        accept="image/*"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Lets the same photo be chosen again.
          currentTarget.value = ''
          void add(files)
        }}
      />
    </section>
  )
}
