import type { TakenBackWire } from '@mostrador/contract/menu-sheet/menu-sheet-endpoints'
import { menuImportCopy } from '@mostrador/copy/menu-import'
import { revisionCopy } from '@mostrador/copy/revision'
import type { MenuSheet } from '@mostrador/domain/menu-sheet/read-menu-sheet'
import { takenAt } from '@mostrador/domain/menu-sheet/taken-at'
import { compareDocuments } from '@mostrador/domain/revision/compare-documents'
import type { Thing } from '@mostrador/domain/revision/operation'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useState } from 'react'
import { useApi } from '../api/api.ts'
import { sentenceOf } from '../session/use-form.ts'
import { bringIntoView } from '../layout/bring-into-view.ts'
import { whenText } from '../time/shop-time.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useGrid } from './grid-context.ts'

/** Asks once whether an import would revert changes made after its sheet was exported. */
export function useTakenBack() {
  const { store, menuPlace } = useGrid()
  const api = useApi()
  const { branchId: id } = useWorkplace().contact
  const [asked, setAsked] = useState<{ takenAt: number; changes: readonly TakenBackWire[] }>()
  const [isAsking, setIsAsking] = useState(false)
  const [failure, setFailure] = useState('')

  /** Whether an import reverts nothing, or the user has seen what it reverts. */
  async function isFine(sheet: MenuSheet | undefined, mine: Thing): Promise<boolean> {
    const since = sheet && takenAt(sheet.menu)
    if (since === undefined || asked) return true
    const places = compareDocuments(store.now().draft.mine, mine).map(({ place }) => place.join('/'))
    if (places.length === 0) return true
    setIsAsking(true)
    setFailure('')
    const menu = menuPlace.at(-1) ?? ''
    const answer = await api.getTakenBack({ params: { id }, body: { menu, since, places } })
    setIsAsking(false)
    if (!answer.ok) {
      setFailure(sentenceOf(answer.problem))
      return false
    }
    const { changes } = answer.data
    if (changes.length === 0) return true
    setAsked({ takenAt: since, changes })
    return false
  }

  return {
    takenAt: asked?.takenAt ?? 0,
    /** Changes that the sheet would revert; undefined until known. */
    changes: asked?.changes,
    isAsking,
    failure,
    isFine,
    /** Forgets the answer, since the wishes have changed. */
    forget: () => setAsked(undefined),
  }
}

type OlderNoticeProps = { readonly takenAt: number; readonly changes: readonly TakenBackWire[] }

/** Notice of newer changes that an old sheet would revert, with time and author. */
export function OlderNotice({ takenAt: number, changes }: OlderNoticeProps) {
  const { timeZone } = useWorkplace().contact
  return (
    <div ref={bringIntoView}>
      <Notice tone="warning" live="alert" title={menuImportCopy.olderTitle(number)}>
        <p>{menuImportCopy.older}</p>
        <ul className="mt-2 grid grid-cols-1 gap-2">
          {changes.map(({ number: change, at, door, by, sentences, count }) => (
            <li key={change}>
              <p className="text-muted">
                {menuImportCopy.olderLine(
                  whenText(at, new Date(), timeZone),
                  by ?? revisionCopy.doors[door],
                  change,
                )}
              </p>
              {sentences.map((sentence, index) => (
                // Two sentences may be equal; their order never changes.
                <p key={index} className="wrap-anywhere">
                  {sentence}
                </p>
              ))}
              {count > sentences.length && <p>{revisionCopy.moreChanges(count - sentences.length)}</p>}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
