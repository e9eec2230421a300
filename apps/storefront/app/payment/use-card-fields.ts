import { cardCopy } from '@mostrador/copy/card'
import { useEffect, useId, useRef, useState } from 'react'
import { browserApi } from '../api.ts'
import { loadScript } from '../frame/load-script.ts'
import {
  openCardFields,
  type CardField,
  type CardFieldsEvents,
  type CardFieldsGroup,
  type CardHolder,
  type CardToken,
} from './card-fields.ts'

/** Shortest time of the fields' placeholder, and their longest loading time. Source: 000 §9. */
const SHOWN_MS = 2_000
const PATIENCE_MS = 20_000

export type CardShop = { readonly provider: string; readonly branchId: string }

/** Error of each field: null for none, undefined before the field is there. */
export type FieldCauses = Partial<Readonly<Record<CardField, string | null>>>

/** State of the fields. Source: 000 §4 Card provider. */
export type CardFieldsStatus = 'loading' | 'loaded' | 'failed'

const placesOf = (id: string): Readonly<Record<CardField, string>> => ({
  cardNumber: `${id}number`,
  expirationDate: `${id}expiry`,
  securityCode: `${id}code`,
})

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

async function getScript({ provider, branchId }: CardShop) {
  const answer = await browserApi.client.getCardFields({ params: { provider }, query: { branchId } })
  if (!answer.ok) throw new Error(answer.problem.code)
  await loadScript(answer.data.script)
  return answer.data
}

type Places = Readonly<Record<CardField, string>>

/**
 * Shows the fields and reports their state; loading too long fails. Returns a function that
 * removes them, after which nothing is reported.
 */
function showCardFields(
  shop: CardShop,
  places: Places,
  tell: Omit<CardFieldsEvents, 'onReady'> & {
    readonly onStatus: (status: CardFieldsStatus, group?: CardFieldsGroup) => void
  },
): () => void {
  let isOver = false
  let group: CardFieldsGroup | undefined
  const end = (): void => {
    isOver = true
    clearTimeout(timer)
    group?.close()
  }
  const fail = (): void => {
    if (isOver) return
    end()
    tell.onStatus('failed')
  }
  const timer = setTimeout(fail, PATIENCE_MS)

  async function show(): Promise<void> {
    const held = wait(SHOWN_MS)
    const script = await getScript(shop)
    if (isOver) return
    const page = { places, placeholder: cardCopy.expiryPlaceholder }
    await new Promise<void>((onReady) => {
      group = openCardFields(script, page, {
        onReady,
        onValidity: (field, cause) => isOver || tell.onValidity(field, cause),
        onFocus: (field) => isOver || tell.onFocus(field),
      })
    })
    clearTimeout(timer)
    await held
    if (!isOver) tell.onStatus('loaded', group)
  }

  show().catch(fail)
  return end
}

/**
 * Runs the three fields of a card, from their script to their token. They are drawn into the
 * elements of `ids`; `retry` draws them again after a failure. Source: 000 §4 Card provider.
 */
export function useCardFields({ provider, branchId }: CardShop) {
  const name = useId()
  const [round, setRound] = useState(0)
  // Each try has elements of its own, so that a late script draws nowhere.
  const id = `${name}${round}`
  const [status, setStatus] = useState<CardFieldsStatus>('loading')
  const [causes, setCauses] = useState<FieldCauses>({})
  const [focused, setFocused] = useState<CardField | null>(null)
  const group = useRef<CardFieldsGroup>(undefined)

  useEffect(() => {
    setStatus('loading')
    setCauses({})
    setFocused(null)
    const hide = showCardFields({ provider, branchId }, placesOf(id), {
      onStatus: (next, shown) => {
        group.current = shown
        setStatus(next)
      },
      onValidity: (field, cause) => setCauses((before) => ({ ...before, [field]: cause })),
      onFocus: setFocused,
    })
    return () => {
      group.current = undefined
      hide()
    }
  }, [provider, branchId, id])

  return {
    ids: placesOf(id),
    status,
    causes,
    focused,
    focus: (field: CardField) => group.current?.focus(field),
    createToken: async (holder: CardHolder): Promise<CardToken | undefined> =>
      group.current?.createToken(holder),
    retry: () => setRound((before) => before + 1),
  }
}
