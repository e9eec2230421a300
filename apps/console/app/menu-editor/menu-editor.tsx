import { SECTION_TITLES } from '@mostrador/copy/sections'
import { useState, type ReactNode } from 'react'
import { Page } from '../layout/page.tsx'
import { createDraftSignal, DraftSignalContext } from './draft-signal.ts'
import { EditorColumns } from './editor-columns.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { WithMenu } from './menu-context.tsx'
import { MenuDialogs } from './menu-dialogs.tsx'
import { NoMenu } from './no-menu.tsx'
import { useSheets } from './editor-address.ts'

/** Page to edit the brand's menus. Default export, since it is loaded on demand. */
export default function MenuEditor({ switcher }: { readonly switcher: ReactNode }) {
  return (
    <Page
      title={SECTION_TITLES.menu}
      className="flex flex-col px-0! max-md:pb-24 md:min-h-0 md:overflow-hidden md:p-0!"
    >
      <WithMenu waiting={<EditorSkeleton />} none={<NoMenu />}>
        <Editor switcher={switcher} />
      </WithMenu>
    </Page>
  )
}

function Editor({ switcher }: { readonly switcher: ReactNode }) {
  const { opened, leaveGone } = useSheets()
  const [signal] = useState(createDraftSignal)
  return (
    <DraftSignalContext value={signal}>
      <MenuDialogs onRemoved={(keys) => opened && keys.includes(opened.key) && leaveGone()}>
        <EditorColumns switcher={switcher} />
      </MenuDialogs>
    </DraftSignalContext>
  )
}
