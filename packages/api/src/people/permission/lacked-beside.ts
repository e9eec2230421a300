import type { ProblemError } from '@mostrador/contract/problem'
import { BESIDE_ANSWERS, type TextBeside } from '@mostrador/domain/permission/beside-answers'
import { suffices } from '@mostrador/domain/permission/proof'
import type { StaffMember } from '../../ground/ports.ts'
import { unshownReason } from './denied-response.ts'

/** Text beside the document as a call sends it, and its field there. */
type Written = { readonly kind: TextBeside; readonly text: string; readonly field: string }

/**
 * Returns why staff may not write a text that diners read beside the document; undefined where
 * they showed enough, or wrote nothing.
 */
export function lackedBeside(
  { sharedDevice }: Pick<StaffMember, 'sharedDevice'>,
  { kind, text, field }: Written,
): ProblemError | undefined {
  const answer = BESIDE_ANSWERS[kind]
  const shown = sharedDevice ? 'PIN' : 'PERSON'
  if (text === '' || suffices(shown, answer.takes)) return undefined
  return unshownReason({ takes: answer.takes, about: answer.about, shown, place: [field] })
}
