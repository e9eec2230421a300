import { menuImportCopy } from '@mostrador/copy/menu-import'
import type { UnreadColumn } from '@mostrador/domain/menu-sheet/read-menu-sheet'
import type { Otherwise, SheetGuess } from '@mostrador/domain/menu-sheet/sheet-guess'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'

type ImportGuessesProps = {
  readonly guesses: readonly SheetGuess[]
  readonly otherwise: Otherwise
  readonly onChange: (otherwise: Otherwise) => void
}

const MOST_NAMES = 6

function namesOf(plates: readonly string[]): string {
  const left = plates.length - MOST_NAMES
  const shown = plates.slice(0, MOST_NAMES).join(', ')
  return left > 0 ? menuImportCopy.andMore(shown, left) : shown
}

function sentenceOf(guess: SheetGuess): { readonly label: string; readonly hint?: string } {
  switch (guess.kind) {
    case 'title-category':
      return { label: menuImportCopy.titleCategory(guess.row, guess.text) }
    case 'category-row':
      return { label: menuImportCopy.categoryRow(guess.row, guess.text) }
    case 'one-size':
      return { label: menuImportCopy.oneSize, hint: namesOf(guess.plates) }
    case 'other-plate':
      return { label: menuImportCopy.otherPlates(guess.from, guess.to), hint: namesOf(guess.plates) }
  }
}

/** Guesses on ambiguous cells; unticking one reads it the other way. */
export function ImportGuesses({ guesses, otherwise, onChange }: ImportGuessesProps) {
  if (guesses.length === 0) return null
  const turn = (id: string): void =>
    onChange(new Set(otherwise.has(id) ? [...otherwise].filter((one) => one !== id) : [...otherwise, id]))
  return (
    <fieldset>
      <legend className="font-semibold">{menuImportCopy.guesses}</legend>
      <p className="pb-1 text-14 text-muted">{menuImportCopy.guessesHint}</p>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {guesses.map((guess) => (
          <Checkbox
            key={guess.id}
            {...sentenceOf(guess)}
            checked={guess.isTaken}
            onChange={() => turn(guess.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Names columns with content that is not read. */
export const UnreadColumns = ({ columns }: { readonly columns: readonly UnreadColumn[] }) =>
  columns.length > 0 && (
    <Notice tone="warning" title={menuImportCopy.unreadTitle(columns.length)}>
      {columns.map(({ heading, number }) => menuImportCopy.column(heading, number)).join(', ')}
    </Notice>
  )
