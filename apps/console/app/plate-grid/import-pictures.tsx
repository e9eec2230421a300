import { importPicturesCopy } from '@mostrador/copy/import-pictures'
import type { PictureMatch } from '@mostrador/domain/picture/match-pictures'
import { keyOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { Thing } from '@mostrador/domain/revision/operation'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useId, useState, type ReactNode } from 'react'
import { categoryName } from './cell-text.ts'
import type { GivenPicture } from './given-files.ts'
import { bringIntoView } from '../layout/bring-into-view.ts'
import { FoundRow, LeftRow, NONE, type Option } from './import-picture-rows.tsx'
import { FileChoice } from './import-source.tsx'

/** Rows shown at first: each decodes a picture and lists all plates. */
const MOST_SHOWN = 20
const MOST_TOLD = 8

type ImportPicturesProps = {
  /** Menu after the import. */
  readonly menu: Thing
  readonly pictures: readonly GivenPicture[]
  readonly match: PictureMatch
  /** Sentences on unused pictures. */
  readonly refused: readonly string[]
  /** Pictures that the server refused, once the user had gone on. */
  readonly failed: number
  readonly onRetry: (() => void) | undefined
  readonly isReading: boolean
  readonly onFiles: (files: Iterable<File>) => void
  /** Called with the plate chosen for a picture; '' for none. */
  readonly onChoose: (picture: string, plate: string) => void
}

/** Counts the pictures that wait for a plate. */
export const countToPlace = ({ left }: PictureMatch): number =>
  left.filter(({ why }) => why.code !== 'unwanted').length

/** Pictures of an import with their plates, and those without one. */
export function ImportPictures(props: ImportPicturesProps) {
  const { menu, pictures, match, refused, failed, onRetry, isReading, onFiles, onChoose } = props
  const titleId = useId()
  const byId = new Map(pictures.map((picture) => [picture.id, picture]))
  const plates = thingsOf(menu.plates)
  const isEmpty = pictures.length === 0 && refused.length === 0
  const options = plateOptions(menu)
  const toPlace = countToPlace(match)
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <h3 id={titleId} className="font-semibold">
            {importPicturesCopy.title}
          </h3>
          <output className="text-14 text-muted">
            {isEmpty
              ? importPicturesCopy.hint
              : [
                  importPicturesCopy.found(match.ofPlate.size),
                  ...(toPlace > 0 ? [importPicturesCopy.toPlace(toPlace)] : []),
                ].join(' · ')}
          </output>
        </div>
        <FileChoice
          label={importPicturesCopy.add}
          field={importPicturesCopy.field}
          isReading={isReading}
          onFiles={onFiles}
        />
      </div>
      <div key={failed} ref={failed > 0 ? bringIntoView : undefined} className="empty:hidden">
        <Told title={importPicturesCopy.refused} lines={refused} onRetry={onRetry} />
      </div>
      <Told
        title={importPicturesCopy.missing}
        lines={match.missing.map(({ row, text }) => importPicturesCopy.missingLine(row, text))}
      />
      <Shortened all={match.left}>
        {({ id, why }) => {
          const picture = byId.get(id)
          return (
            picture && <LeftRow key={id} picture={picture} why={why} options={options} onChoose={onChoose} />
          )
        }}
      </Shortened>
      <Shortened all={plates.filter((plate) => match.ofPlate.has(keyOf(plate)))}>
        {(plate) => {
          const picture = byId.get(match.ofPlate.get(keyOf(plate)) ?? '')
          return (
            picture && (
              <FoundRow
                key={keyOf(plate)}
                plate={plate}
                picture={picture}
                options={options}
                onChoose={onChoose}
              />
            )
          )
        }}
      </Shortened>
    </section>
  )
}

/** Lists every plate with its category, and none. */
function plateOptions(menu: Thing): readonly Option[] {
  const categories = new Map(thingsOf(menu.categories).map((one) => [keyOf(one), categoryName(one)]))
  return [
    { value: NONE, label: importPicturesCopy.unwanted },
    ...thingsOf(menu.plates).map((plate) => ({
      value: keyOf(plate),
      label: importPicturesCopy.plate(String(plate.name), categories.get(String(plate.category)) ?? ''),
    })),
  ]
}

/** Rows of a list, shortened until the user wants all. */
function Shortened<Item>(props: {
  readonly all: readonly Item[]
  readonly children: (item: Item) => ReactNode
}) {
  const { all, children } = props
  const [isWhole, setIsWhole] = useState(false)
  if (all.length === 0) return null
  return (
    <>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {(isWhole ? all : all.slice(0, MOST_SHOWN)).map(children)}
      </ul>
      {!isWhole && all.length > MOST_SHOWN && (
        <Button variant="quiet" size="small" onClick={() => setIsWhole(true)}>
          {importPicturesCopy.all(all.length)}
        </Button>
      )}
    </>
  )
}

type ToldProps = {
  readonly title: string
  readonly lines: readonly string[]
  readonly onRetry?: (() => void) | undefined
}

function Told({ title, lines, onRetry }: ToldProps) {
  if (lines.length === 0) return null
  return (
    <Notice
      tone="warning"
      live="alert"
      title={title}
      action={
        onRetry && (
          <Button variant="secondary" size="small" onClick={onRetry}>
            {importPicturesCopy.retry}
          </Button>
        )
      }
    >
      {lines.slice(0, MOST_TOLD).map((line, at) => (
        // Files of two folders may have the same name.
        <p key={at} className="wrap-anywhere">
          {line}
        </p>
      ))}
      {lines.length > MOST_TOLD && <p>{importPicturesCopy.more(lines.length - MOST_TOLD)}</p>}
    </Notice>
  )
}
