import { layoutCopy } from '@mostrador/copy/layout'
import { menuCopy } from '@mostrador/copy/menu'
import { menuSearchCopy } from '@mostrador/copy/menu-search'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useLayoutEffect, useRef } from 'react'
import type { MenuSearch } from './use-menu-search.ts'

/** What nobody types by hand, and costs no more than this when it is pasted. */
const LONGEST = 80

/** The field in the place of the categories, with the focus: drawn by the tap that opens it, so that a phone's keyboard comes up. */
export function SearchField({ search }: { readonly search: MenuSearch }) {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), [])
  const { text, change, close } = search
  return (
    <search className="flex min-h-13 min-w-0 grow items-center gap-1 py-1 pl-4">
      <div className="flex h-11 min-w-0 grow items-center gap-2 rounded-full border border-line-strong bg-surface pl-3.5 outline-ink has-[input:focus-visible]:outline-2">
        <Icon name="search" className="text-muted" />
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={LONGEST}
          aria-label={menuCopy.search}
          placeholder={menuCopy.search}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') close()
            // On a phone it puts the keyboard away; elsewhere it would only lose the place.
            if (key === 'Enter' && matchMedia('(pointer: coarse)').matches) field.current?.blur()
          }}
          className="h-full min-w-0 grow bg-transparent text-16 outline-none"
        />
        {text !== '' && (
          <IconButton
            icon="close"
            label={menuSearchCopy.clear}
            onClick={() => {
              change('')
              field.current?.focus()
            }}
          />
        )}
      </div>
      <button
        type="button"
        aria-label={menuSearchCopy.close}
        onClick={close}
        className="min-h-11 shrink-0 rounded-full px-4 text-14 font-semibold"
      >
        {layoutCopy.close}
      </button>
    </search>
  )
}
