import { ORDER_ERROR_LABELS, reportCopy } from '@mostrador/copy/case'
import { layoutCopy } from '@mostrador/copy/layout'
import { asksForWords, LONGEST_REPORT, ORDER_ERROR_TYPES } from '@mostrador/domain/case/order-error-type'
import type { OrderErrorType } from '@mostrador/domain/case/order-error-type'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { RadioCardGroup } from '@mostrador/ui/radio-card-group.tsx'
import { TextArea } from '@mostrador/ui/text-area.tsx'
import { useState } from 'react'
import { browserApi } from '../api.ts'

export type ReportDialogProps = {
  readonly code: string
  readonly open: boolean
  readonly onClose: () => void
  readonly onSent: () => void
}

const OPTIONS = ORDER_ERROR_TYPES.map((value) => ({ value, label: ORDER_ERROR_LABELS[value] }))

/** What is chosen, and sending it: once, however often it is pressed. */
function useReport({ code, onClose, onSent }: ReportDialogProps) {
  const [errorType, setErrorType] = useState<OrderErrorType | null>(null)
  const [words, setWords] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function send(): Promise<void> {
    if (!errorType || isBusy) return
    setIsBusy(true)
    setError(undefined)
    const details = asksForWords(errorType) ? words.trim() : ''
    const body = { code, errorType, ...(details && { details }) }
    const result = await browserApi.client.updateOrderDetails({ body })
    setIsBusy(false)
    if (!result.ok) {
      const isOften = result.problem.code === 'too-many-requests'
      return setError((isOften && result.problem.detail) || reportCopy.failed)
    }
    setWords('')
    onSent()
    onClose()
  }

  return { errorType, setErrorType, words, setWords, isBusy, error, send }
}

/**
 * The five things that can be reported, of which one is chosen. Default export: loaded when it is
 * opened. Source: 001 §2, §5.
 */
export default function ReportDialog(props: ReportDialogProps) {
  const { open, onClose } = props
  const { errorType, setErrorType, words, setWords, isBusy, error, send } = useReport(props)
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
          busy={isBusy}
          busyLabel={reportCopy.sending}
          onClick={() => void send()}
        >
          {reportCopy.confirm}
        </Button>
      }
    >
      <div className="pb-4">
        <RadioCardGroup
          legend={reportCopy.title}
          legendHidden
          name="errorType"
          options={OPTIONS}
          value={errorType}
          onChange={setErrorType}
        />
        {asksForWords(errorType) && (
          <TextArea
            label={reportCopy.words}
            hint={reportCopy.wordsHint}
            maxLength={LONGEST_REPORT}
            value={words}
            onChange={({ currentTarget: { value } }) => setWords(value)}
            className="pt-4"
          />
        )}
        <p role="alert" className="min-h-5 pt-2 text-14 font-medium text-danger empty:pt-0">
          {error}
        </p>
      </div>
    </Dialog>
  )
}
