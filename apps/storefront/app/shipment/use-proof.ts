import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { useState } from 'react'
import { shrinkPhoto } from '../frame/shrink-photo.ts'
import type { Proof } from '../rider/pending-steps.ts'
import { proofOf, refusalWords } from './proof.ts'
import type { Tried } from './take-step.ts'

export type ProofInput = {
  readonly triesLeft: number | null
  /** Whether a typed key waits to be checked: a photo replaces it. */
  readonly isUnchecked?: boolean
  readonly onProof: (proof: Proof) => Promise<Tried>
  readonly onDone: () => void
}

function useProofDraft(triesLeft: number | null, isUnchecked: boolean) {
  const [isKeyless, setIsKeyless] = useState(triesLeft === 0 || isUnchecked)
  const [key, setKey] = useState('')
  const [photo, setPhoto] = useState<string>()
  const [reason, setReason] = useState('')
  const [photoProblem, setPhotoProblem] = useState<string>()
  const [problem, setProblem] = useState<string>()
  return {
    isKeyless,
    key,
    photo,
    reason,
    /** Problem of the photo alone, shown at the photo and not at the reason. */
    photoProblem,
    problem,
    setProblem,
    setReason,
    setKey: (text: string) => {
      setProblem(undefined)
      setKey(text.replace(/\D/g, ''))
    },
    goKeyless: (isNext = true) => {
      setProblem(undefined)
      setIsKeyless(isNext)
    },
    async takePhoto(file: Blob | undefined): Promise<void> {
      const taken = file && (await shrinkPhoto(file))
      setPhoto(taken)
      setProblem(undefined)
      setPhotoProblem(file && !taken ? shipmentPageCopy.photoFailed : undefined)
    },
  }
}

/** Keeps the proof of a delivery. Source: decisions.md, Beyond the documents. */
export function useProof({ triesLeft, isUnchecked = false, onProof, onDone }: ProofInput) {
  const draft = useProofDraft(triesLeft, isUnchecked)
  const [isLeftOpen, setIsLeftOpen] = useState(isUnchecked)

  async function send(proof: Proof): Promise<void> {
    const { outcome, problem: refusal } = await onProof(proof)
    if (outcome === 'unchecked') {
      draft.setKey('')
      draft.goKeyless()
      return setIsLeftOpen(true)
    }
    if (outcome !== 'refused') return onDone()
    if (!refusal) return
    draft.setKey('')
    if (refusal.code === 'delivery-key-used-up') draft.goKeyless()
    draft.setProblem(refusalWords(refusal))
  }

  function submit(): void {
    const proof = proofOf(draft)
    draft.setProblem(undefined)
    if (typeof proof === 'string') draft.setProblem(proof)
    else void send(proof)
  }

  return {
    ...draft,
    /** Whether a key waits to be checked, so that nothing is delivered yet. */
    isUnchecked: isLeftOpen,
    /** Whether tries of the key are left. */
    mayHaveKey: triesLeft !== 0,
    submit,
  }
}
