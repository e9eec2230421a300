import { shipmentCopy } from '@mostrador/copy/shipment'
import { riderStepsCopy } from '@mostrador/copy/rider-steps'
import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { describedBy, FieldFrame } from '@mostrador/ui/field-frame.tsx'
import { TextArea } from '@mostrador/ui/text-area.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useId } from 'react'
import { useProof, type ProofInput } from './use-proof.ts'
import { useFocusOnProblem } from '../frame/use-focus-on-error.ts'

export type ProofDialogProps = ProofInput & {
  readonly open: boolean
  readonly busy: boolean
  readonly onClose: () => void
}

/** Dialog at the door for the diner's key, else a photo and the reason. Loaded lazily. */
export default function ProofDialog({ open, busy, onClose, ...input }: ProofDialogProps) {
  const formId = useId()
  const proof = useProof(input)
  const { form, countTry } = useFocusOnProblem(proof.problem)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={proof.isKeyless ? shipmentCopy.withoutKey : shipmentCopy.keyQuestion}
      {...(!proof.isKeyless && { description: shipmentCopy.keyHint })}
      {...(proof.isKeyless && proof.isUnchecked && { description: riderStepsCopy.keyUncheckedHint })}
      closeLabel={shipmentPageCopy.close}
      footer={
        <Button
          wide
          size="large"
          type="submit"
          form={formId}
          busy={busy}
          busyLabel={shipmentPageCopy.sending}
        >
          {shipmentPageCopy.confirmDelivery}
        </Button>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="grid gap-4 pb-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (busy) return
          countTry()
          proof.submit()
        }}
      >
        {proof.isKeyless ? <Keyless proof={proof} /> : <KeyField proof={proof} />}
      </form>
    </Dialog>
  )
}

type SectionProps = { readonly proof: ReturnType<typeof useProof> }

function KeyField({ proof }: SectionProps) {
  return (
    <>
      <TextField
        label={shipmentCopy.keyLabel}
        name="deliveryKey"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={proof.key}
        onChange={(event) => proof.setKey(event.currentTarget.value)}
        {...(proof.problem !== undefined && { error: proof.problem })}
      />
      <Button variant="quiet" className="underline" onClick={() => proof.goKeyless()}>
        {shipmentCopy.withoutKey}
      </Button>
    </>
  )
}

function Keyless({ proof }: SectionProps) {
  const photoId = useId()
  const texts = proof.photoProblem === undefined ? {} : { error: proof.photoProblem }
  return (
    <>
      <FieldFrame id={photoId} label={shipmentCopy.proofPhoto} {...texts}>
        <input
          id={photoId}
          aria-invalid={proof.photoProblem !== undefined}
          aria-describedby={describedBy(photoId, texts)}
          type="file"
          accept="image/*"
          capture="environment"
          className="min-h-12 w-full text-16 file:mr-3 file:min-h-11 file:rounded-control file:border-0 file:bg-sunken file:px-4 file:font-semibold file:text-ink"
          onChange={(event) => void proof.takePhoto(event.currentTarget.files?.[0])}
        />
        {proof.photo !== undefined && (
          <img src={proof.photo} alt={shipmentPageCopy.photoTaken} className="max-h-40 rounded-card" />
        )}
      </FieldFrame>
      <TextArea
        label={shipmentCopy.proofReason}
        name="reason"
        maxLength={300}
        rows={3}
        value={proof.reason}
        onChange={(event) => proof.setReason(event.currentTarget.value)}
        {...(proof.problem !== undefined && { error: proof.problem })}
      />
      {proof.mayHaveKey && (
        <Button variant="quiet" className="underline" onClick={() => proof.goKeyless(false)}>
          {riderStepsCopy.withKey}
        </Button>
      )}
    </>
  )
}
