import { cardCopy } from '@mostrador/copy/card'
import { useEffect, useId, useRef, useState } from 'react'
import { browserApi } from '../api.ts'
import { loadScript, openCardFields } from './card-fields.ts'
import type { CardField, CardFieldsGroup, CardHolder, CardToken } from './card-fields.ts'

/** How long the place of the fields is held at least, and how long they may take. Source: 000 §9. */
const SHOWN_MS = 2_000
const PATIENCE_MS = 20_000

/** Whose fields they are: the provider of the way to pay, and the shop. */
export type CardShop = { readonly provider: string; readonly branchId: string }

/** What is wrong with each field: null is nothing, and nobody knows while it is not there. */
export type FieldCauses = Partial<Readonly<Record<CardField, string | null>>>

/** Loading, then loaded, or failed. Source: 000 §4 Card provider. */
export type CardFieldsStatus = 'loading' | 'loaded' | 'failed'

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The provider's script, once it is on the page. */
async function getScript({ provider, branchId }: CardShop) {
  const answer = await browserApi.client.getCardFields({ params: { provider }, query: { branchId } })
  if (!answer.ok) throw new Error(answer.problem.code)
  await loadScript(answer.data.script)
  return answer.data
}

/**
 * The three fields of a card, from their script to their token. They stand in the elements of `ids`; `retry` draws
 * them again after a failure. Source: 000 §4 Card provider.
 */
export function useCardFields(shop: CardShop) {
  const { provider, branchId } = shop
  const id = useId()
  const ids = { cardNumber: `${id}number`, expirationDate: `${id}expiry`, securityCode: `${id}code` }
  const [round, setRound] = useState(0)
  const [status, setStatus] = useState<CardFieldsStatus>('loading')
  const [causes, setCauses] = useState<FieldCauses>({})
  const [focused, setFocused] = useState<CardField | null>(null)
  const group = useRef<CardFieldsGroup>(undefined)

  useEffect(() => {
    let isOver = false
    let ours: CardFieldsGroup | undefined
    setStatus('loading')
    setCauses({})

    async function show(): Promise<void> {
      const held = wait(SHOWN_MS)
      const script = await getScript({ provider, branchId })
      if (isOver) return
      await new Promise<void>((resolve) => {
        ours = openCardFields(
          script,
          { places: ids, placeholder: cardCopy.expiryPlaceholder },
          {
            onReady: resolve,
            onValidity: (field, cause) => isOver || setCauses((before) => ({ ...before, [field]: cause })),
            onFocus: (field) => isOver || setFocused(field),
          },
        )
        group.current = ours
      })
      await held
      if (!isOver) setStatus('loaded')
    }

    function fail(): void {
      if (isOver) return
      ours?.close()
      isOver = true
      setStatus('failed')
    }

    const timer = setTimeout(fail, PATIENCE_MS)
    show().then(() => clearTimeout(timer), fail)
    return () => {
      isOver = true
      clearTimeout(timer)
      ours?.close()
      if (group.current === ours) group.current = undefined
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the ids are as lasting as the component
  }, [provider, branchId, round])

  return {
    ids,
    status,
    causes,
    focused,
    focus: (field: CardField) => group.current?.focus(field),
    createToken: async (holder: CardHolder): Promise<CardToken | undefined> =>
      group.current?.createToken(holder),
    retry: () => setRound((before) => before + 1),
  }
}
