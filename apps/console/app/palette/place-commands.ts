import { frameCopy, SECTION_TITLES } from '@mostrador/copy/sections'
import { frameCommands as words, SECTION_WORDS } from '@mostrador/copy/palette'
import { useLocation, useNavigate } from 'react-router'
import { SECTION_KEYS } from '../branch-contact/frame-keys.ts'
import { SECTION_ICONS, useHalves } from '../branch-contact/halves.ts'
import { useChangeOfPerson } from '../session/shared-device.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import type { Command, Offer } from '../workplace/command.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'

/** Commands for places: sections, the same section elsewhere, and the own account. */
export function usePlaceCommands(showKeys: () => void): Offer {
  return { commands: [...useSections(), ...useContacts(), ...usePages(), ...useOwn(showKeys)] }
}

function useSections(): readonly Command[] {
  const { alias } = useWorkplace().contact
  const navigate = useNavigate()
  return useHalves().flatMap(({ entries }) =>
    entries.flatMap(({ sections }) =>
      sections.map((section) => ({
        id: `section ${section}`,
        topic: 'places' as const,
        title: SECTION_TITLES[section],
        icon: SECTION_ICONS[section],
        words: SECTION_WORDS[section],
        keys: `g ${SECTION_KEYS[section]}`,
        run: () => void navigate(`/${alias}/${section}`),
      })),
    ),
  )
}

function useContacts(): readonly Command[] {
  const { session, contact } = useWorkplace()
  const navigate = useNavigate()
  const section = useLocation().pathname.split('/')[2] ?? ''
  return session.branchContacts
    .filter(({ id }) => id !== contact.id)
    .map(({ id, alias, name, branchName }) => ({
      id: `contact ${id}`,
      topic: 'contacts',
      title: name,
      hint: branchName,
      icon: 'store',
      words: branchName,
      run: () => void navigate(`/${alias}/${section}`),
    }))
}

function usePages(): readonly Command[] {
  const { alias } = useWorkplace().contact
  const navigate = useNavigate()
  const mayPreview = useMay('menu.edit', 'brand')
  const mayShare = useMay('reports.see')
  const maySetUp = useMay('locals.edit')
  const mayAccept = useMay('orders.accept')
  const preview: Command = {
    id: 'preview',
    topic: 'places',
    title: words.preview,
    icon: 'eye',
    words: words.previewWords,
    run: () => void navigate(`/${alias}/preview`),
  }
  const share: Command = {
    id: 'share',
    topic: 'places',
    title: words.share,
    icon: 'share',
    words: words.shareWords,
    run: () => void navigate(`/${alias}/share`),
  }
  const setup: Command = {
    id: 'setup',
    topic: 'places',
    title: words.setup,
    icon: 'check',
    words: words.setupWords,
    run: () => void navigate(`/${alias}/setup`),
  }
  const rehearsal: Command = {
    id: 'rehearsal',
    topic: 'places',
    title: words.rehearsal,
    icon: 'phone',
    words: words.rehearsalWords,
    run: () => void navigate(`/${alias}/rehearsal`),
  }
  return [
    ...(maySetUp ? [setup] : []),
    ...(mayPreview ? [preview] : []),
    ...(mayShare ? [share] : []),
    ...(mayAccept ? [rehearsal] : []),
  ]
}

function useOwn(showKeys: () => void): readonly Command[] {
  const navigate = useNavigate()
  const [signOut] = useSignOut()
  const change = useChangeOfPerson()
  const { sharedDevice } = useWorkplace().session
  const own: readonly Command[] = [
    {
      id: 'account',
      topic: 'places',
      title: words.account,
      icon: 'user',
      words: words.accountWords,
      run: () => void navigate('/account'),
    },
    {
      id: 'keys',
      topic: 'do',
      title: words.keys,
      icon: 'info',
      words: words.keysWords,
      keys: '?',
      run: showKeys,
    },
    {
      id: 'sign-out',
      topic: 'do',
      title: words.signOut,
      icon: 'logout',
      words: words.signOutWords,
      run: () => void signOut(),
    },
  ]
  const next: Command = {
    id: 'change-person',
    topic: 'do',
    title: frameCopy.changePerson,
    icon: 'lock',
    words: words.changePersonWords,
    run: () => void change(),
  }
  return sharedDevice === null ? own : [next, ...own]
}
