import { getPastState } from './get-past-state.ts'
import { getTakenBack } from './get-taken-back.ts'
import { listRevisions } from './list-revisions.ts'
import { restoreState } from './restore-state.ts'
import { undoRevision } from './undo-revision.ts'

export const revisionHandlers = { listRevisions, undoRevision, getPastState, restoreState, getTakenBack }
