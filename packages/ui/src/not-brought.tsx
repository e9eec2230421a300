import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

type Words = {
  readonly text: string
  readonly again: string
  readonly trying: string
  readonly reload: string
  readonly close: string
}

type Module<Props> = { readonly default: ComponentType<Props> }

/** Props by which a sheet or a dialog opens and closes. */
type Opened = {
  readonly open?: boolean
  readonly onClose?: () => void
  readonly onCancel?: () => void
  readonly onClosed?: () => void
  readonly children?: ReactNode
}

/** Props that mark a part over the page. */
const OPENED: readonly (keyof Opened)[] = ['open', 'onClose', 'onCancel', 'onClosed']

/** `first` and `missing` show the notice; `opening` and `again` wait, without and with it. */
type Stage = 'first' | 'missing' | 'opening' | 'again' | 'there' | 'closed'

/**
 * Makes the stand-in for a part that failed to load: the connection is gone, or a new version
 * removed its file. It says so, and shows the part once it loads. In place of a dialog it can be
 * closed, and the next opening tries again at once; a part of the page says so in its place,
 * below its children.
 */
export const createStandIns =
  (words: Words) =>
  <Props extends object>(load: () => Promise<Module<Props>>): Module<Props> => {
    let stageOfNext: Stage = 'first'
    let Part: ComponentType<Props> | undefined

    function StandIn(props: Props & Opened) {
      const [stage, setStage] = useState(stageOfNext)
      const { open } = props
      // A stand-in that stays mounted while closed opens again.
      useEffect(() => {
        if (open) setStage((now) => (now === 'closed' ? 'opening' : now))
      }, [open])
      useEffect(() => {
        stageOfNext = Part ? 'there' : 'opening'
        if (stage !== 'opening' && stage !== 'again') return undefined
        let isOver = false
        const go = (next: Stage) => !isOver && setStage(next)
        load().then(
          (module) => {
            Part = module.default
            go('there')
          },
          () => go('missing'),
        )
        return () => void (isOver = true)
      }, [stage])

      function close(): void {
        setStage('closed')
        props.onClose?.()
        props.onCancel?.()
        props.onClosed?.()
      }

      if (stage === 'there' && Part) return <Part {...props} />
      if (stage === 'closed' || stage === 'opening' || open === false) return null
      const isOpened = OPENED.some((name) => name in props)
      const missing = (
        <Missing
          words={words}
          {...(isOpened && { close })}
          isBusy={stage === 'again'}
          again={() => setStage('again')}
        />
      )
      return isOpened ? (
        missing
      ) : (
        <>
          {props.children}
          {missing}
        </>
      )
    }

    return { default: StandIn }
  }

type MissingProps = {
  readonly words: Words
  readonly isBusy: boolean
  readonly again: () => void
  readonly close?: () => void
}

/**
 * Notice at the foot of the page for a part over it. A reload brings the right files; the page
 * asks about unsaved input.
 */
function Missing({ words, isBusy, again, close }: MissingProps) {
  return (
    <div
      role="alert"
      className={classNames(
        'w-full max-w-120',
        close && 'fixed inset-x-0 bottom-(--toast-bottom,0px) z-60 mx-auto px-4 pb-safe-5',
      )}
    >
      <div className="grid gap-3 rounded-card border border-line bg-canvas p-4 text-14 text-ink shadow-float">
        <div className="flex items-start justify-between gap-3">
          <p className="pt-2">{words.text}</p>
          {close && <IconButton icon="close" label={words.close} onClick={close} />}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button size="small" busy={isBusy} busyLabel={words.trying} onClick={again}>
            {words.again}
          </Button>
          <Button size="small" variant="secondary" onClick={() => location.reload()}>
            {words.reload}
          </Button>
        </div>
      </div>
    </div>
  )
}
