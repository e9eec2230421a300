import { getPastState } from './get-past-state.ts'
import { getTakenBack } from './get-taken-back.ts'
import { listRevisions } from './list-revisions.ts'
import { restoreState } from './restore-state.ts'
import { undoRevision } from './undo-revision.ts'
import { changeDocument } from './change-document.ts'
import { getTouched } from './get-touched.ts'
import { getDocument } from './get-document.ts'
import { getLastChange } from './get-last-change.ts'

export const revisionHandlers = {
  changeDocument,
  getDocument,
  getLastChange,
  getPastState,
  getTakenBack,
  getTouched,
  listRevisions,
  restoreState,
  undoRevision,
}
