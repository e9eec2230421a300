import { plateGridCopy } from '@mostrador/copy/plate-grid'
import type { Problem } from '@mostrador/contract/problem'
import type { DocumentPlace, Thing } from '@mostrador/domain/revision/operation'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../api/api.ts'
import { documentQuery, type DocumentPart } from '../document/document-query.ts'
import { useChange, type ChangeRefusal } from '../document/use-change.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { isSeen } from '../workplace/use-seen.ts'
import { problemCells } from './grid-look.ts'
import type { GridStore } from './grid-store.ts'

/** Attempts to send a change again whose conflict nobody has to decide. */
const MOST_TRIES = 3

/** Save function, and refusals that concern no cell. */
export type GridSaving = {
  readonly save: () => Promise<boolean>
  readonly elsewhere: readonly string[]
}

/** Saves the changed cells as one change; calls `onProblem` when a cell needs the user. */
export function useGridSave(store: GridStore, place: DocumentPlace, onProblem: () => void): GridSaving {
  const queries = useQueryClient()
  const workplace = useWorkplace()
  const asked = documentQuery(useApi(), workplace.contact.branchId, place)
  const [elsewhere, setElsewhere] = useState<readonly string[]>([])
  const around = `${place.join('/')}/`
  const { change } = useChange((refusal) => isAboutPlaces(refusal))

  const latest = () => {
    const { data } = queries.getQueryState<DocumentPart, Problem>(asked.queryKey) ?? {}
    return data && { revision: data.revision, value: data.value as Thing | undefined }
  }

  async function save(tries = 1): Promise<boolean> {
    if (store.now().isSaving) return false
    store.forgetRefusals()
    setElsewhere([])
    if (problemCells(store.now().draft).length > 0) {
      onProblem()
      return false
    }
    const { operations } = store.begin(place)
    if (operations.length === 0) {
      store.saved(null)
      return true
    }
    const said = isSeen(workplace, operations) ? plateGridCopy.savedAndSeen : plateGridCopy.saved
    const changed = await change({ operations, door: 'SHEET', said: said(operations.length) })
    const known = latest()
    if (changed.ok) {
      const isNewer = (known?.revision ?? 0) >= (changed.revision ?? 0)
      store.saved(changed.revision, isNewer ? known?.value : undefined)
      return true
    }
    const told = Object.entries(changed.sentences)
    const own = told
      .filter(([at]) => at.startsWith(around))
      .map(([at, text]) => [at.slice(around.length), text] as const)
    store.refused(new Map(own), known?.value)
    setElsewhere(told.filter(([at]) => !at.startsWith(around)).map(([, text]) => text))
    if (problemCells(store.now().draft).length > 0) onProblem()
    else if (changed.conflict && tries < MOST_TRIES) return save(tries + 1)
    return false
  }
  return { save: () => save(), elsewhere }
}

/** Whether a refusal names places: then the grid shows it instead of a toast. */
const isAboutPlaces = ({ conflict, sentences }: ChangeRefusal): boolean =>
  conflict !== undefined || Object.keys(sentences).length > 0
