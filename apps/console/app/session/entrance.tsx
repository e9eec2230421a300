import { consoleCopy } from '@mostrador/copy/console'
import type { ComponentType, ReactNode } from 'react'
import { Mark } from '../layout/mark.tsx'

type EntranceProps = { readonly title: string; readonly hint?: string; readonly children: ReactNode }

/** Frame around a sign-in form: a page, or a dialog over one. */
export type EntranceFrame = ComponentType<EntranceProps>

/** Frame of the pages before the console: the mark, a title, and one box. */
export function Entrance({ title, hint, children }: EntranceProps) {
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <title>{`${title} · ${consoleCopy.title}`}</title>
      <div className="grid w-full max-w-[26rem] gap-6">
        <div className="grid justify-items-center gap-4 text-center">
          <Mark size="large" />
          <div>
            <h1 className="text-28 font-bold wrap-anywhere">{title}</h1>
            {hint && <p className="text-16 wrap-anywhere text-muted">{hint}</p>}
          </div>
        </div>
        {children}
      </div>
    </main>
  )
}

/** Style of the box around an entrance's form. */
export const ENTRANCE_BOX = 'grid gap-4 rounded-sheet border border-line bg-surface p-6'
