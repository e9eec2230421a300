import type { CaseInfo } from '@mostrador/contract/case/case-endpoints'
import type { Problem } from '@mostrador/contract/problem'
import { CASE_ACTION_DONE, caseCopy } from '@mostrador/copy/case'
import { consoleCopy } from '@mostrador/copy/console'
import type { CaseAction, CaseStatus } from '@mostrador/domain/case/case-status'
import { useToast } from '@mostrador/ui/use-toast'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '../api/api.ts'

type Known = { readonly cases: readonly CaseInfo[]; readonly more: boolean }

/** The cases of a branch contact in one state, the newest first, as many pages as were asked for. */
export type Cases = {
  readonly known: Known | undefined
  readonly problem: Problem | undefined
  readonly isLoading: boolean
  readonly reload: () => void
  readonly loadMore: () => void
}

/** `pulse` changes whenever any case of the branch contact did: the list is asked for anew. */
export function useCases(contactId: string, status: CaseStatus, pulse: string): Cases {
  const api = useApi()
  const [known, setKnown] = useState<Known>()
  const [problem, setProblem] = useState<Problem>()
  const [isLoading, setLoading] = useState(false)
  const turn = useRef(0)
  const heard = useRef('')

  const load = useCallback(
    async (before?: string): Promise<void> => {
      const mine = ++turn.current
      setLoading(true)
      const page = await api.listCases({ params: { id: contactId }, query: { status, before } })
      if (mine !== turn.current) return
      setLoading(false)
      setProblem(page.ok ? undefined : page.problem)
      if (!page.ok) return
      const { cases, more } = page.data
      setKnown((old) => ({ cases: before === undefined ? cases : [...(old?.cases ?? []), ...cases], more }))
    },
    [api, contactId, status],
  )

  useEffect(() => {
    heard.current = pulse
    void load()
    return () => {
      turn.current += 1
    }
  }, [load, pulse])

  const last = known?.cases.at(-1)?.id
  return { known, problem, isLoading, reload: () => void load(), loadMore: () => void load(last) }
}

/** Does one thing to a case and says how it went; answers the id of the case on its way, '' for none. */
export function useAdvanceCase(onDone: () => Promise<void>) {
  const api = useApi()
  const toast = useToast()
  const [pending, setPending] = useState('')

  async function advance(id: string, action: CaseAction): Promise<void> {
    setPending(id)
    const result = await api.changeCaseStatus({ params: { id }, body: { action } })
    if (result.ok) toast({ text: CASE_ACTION_DONE[action], tone: 'positive' })
    else toast({ text: whyNot(result.problem), tone: 'danger' })
    await onDone()
    setPending('')
  }

  return { pending, advance }
}

const whyNot = ({ status, code }: Problem): string => {
  if (status === 0) return consoleCopy.noConnection
  return code === 'case-already-changed' ? caseCopy.alreadyChanged : caseCopy.actionFailed
}
