import { BOARD_COLUMNS } from '@mostrador/copy/console'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { layoutCopy } from '@mostrador/copy/layout'
import { SkipLink } from '@mostrador/ui/skip-link.tsx'
import { useWakeLock } from '@mostrador/live/use-wake-lock'
import { lazy, Suspense, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { Outlet, useLoaderData } from 'react-router'
import { Announcer } from '../board/announcer.tsx'
import { brought } from '../layout/brought.ts'
import { PrintAccepted } from '../order/print-accepted.tsx'
import { AlarmContext, useAlarm } from '../workplace/use-alarm.ts'
import { BoardContext, useBoard } from '../workplace/use-board.ts'
import type { FrameAsked } from './frame-tools.tsx'
import { Header, StatusStrip } from './header.tsx'
import { remember } from '../layout/remembered.ts'
import { beginTypingAhead, endTypingAhead } from '../layout/typed-ahead.ts'
import { useTools } from '../layout/use-tools.tsx'
import { sessionOver } from '../session/session-over.ts'
import { SectionGate } from './section-gate.tsx'
import { SectionNav } from './section-nav.tsx'
import { SiblingSections } from './sibling-sections.tsx'
import type { FactorSoonProps } from './factor-soon.tsx'
import { useFreshSession } from '../workplace/use-fresh-session.ts'
import { useMay } from '../workplace/use-may.ts'
import { useWorkplace, WorkplaceContext, type Workplace } from '../workplace/contact-context.ts'

/** Frame of every page of a branch contact. Another branch contact starts with fresh state. */
export function ContactLayout() {
  const workplace = useLoaderData<Workplace>()
  return (
    <WorkplaceContext value={workplace}>
      <ContactScreen key={workplace.contact.id} />
    </WorkplaceContext>
  )
}

const SignInAgain = brought(() => import('./sign-in-again.tsx'))

/** Loaded after the page is drawn: reports that this device hears orders, or warns. */
const Nothing = (): ReactNode => null
const ListeningLine = lazy<ComponentType>(() =>
  import('../listening/listening-line.tsx').catch(() => ({ default: Nothing })),
)

/** Loaded on demand, since few staff ever see it. */
const FactorSoon = lazy<ComponentType<FactorSoonProps>>(() =>
  import('./factor-soon.tsx').then(
    (module) => ({ default: module.FactorSoon }),
    () => ({ default: Nothing }),
  ),
)

const HealthLine = lazy<ComponentType>(() =>
  import('../health/health-line.tsx').catch(() => ({ default: Nothing })),
)

async function bringTools() {
  try {
    return (await import('./frame-tools.tsx')).FrameTools
  } catch (error) {
    endTypingAhead()
    throw error
  }
}

/** Board, alarm and automatic printing live here, so that orders sound and print on every page. */
function ContactScreen() {
  const { contact, session } = useWorkplace()
  const board = useBoard(contact.id, useMay('orders.see'))
  const alarm = useAlarm(board)
  const isOver = useSyncExternalStore(sessionOver.subscribe, sessionOver.now, sessionOver.now)
  useWakeLock()
  useFreshSession()
  const { ask, tools } = useTools<FrameAsked>(bringTools)
  useEffect(() => remember('contact', contact.alias), [contact.alias])
  function openPalette(): void {
    beginTypingAhead()
    ask('palette')
  }
  usePaletteKey(tools ? undefined : openPalette)

  const fresh = board.orders?.filter(({ status }) => status === 'GENERATED').length ?? 0
  const { cases, owedTransfers = 0 } = board.query.data ?? {}
  return (
    <BoardContext value={board}>
      <AlarmContext value={alarm}>
        <title>{titleOf(fresh, contact.name)}</title>
        <div className="flex min-h-dvh flex-col md:h-dvh">
          <SkipLink label={layoutCopy.skipToContent} />
          <Header onSearch={openPalette} />
          <div className="flex min-h-0 grow">
            <SectionNav fresh={fresh} openCases={cases?.open ?? 0} owedTransfers={owedTransfers} />
            <div className="flex min-w-0 grow flex-col">
              <StatusStrip />
              <Suspense>
                <ListeningLine />
                {session.secondFactorFrom !== null && (
                  <FactorSoon from={session.secondFactorFrom} onTablet={session.sharedDevice !== null} />
                )}
              </Suspense>
              <Suspense>
                <HealthLine />
              </Suspense>
              <SiblingSections />
              <SectionGate>
                <Outlet />
              </SectionGate>
            </div>
          </div>
        </div>
        <Announcer orders={board.orders} />
        <PrintAccepted />
        {tools}
        <Suspense>{isOver && <SignInAgain onClosed={sessionOver.settle} />}</Suspense>
      </AlarmContext>
    </BoardContext>
  )
}

/** Handles the palette's key until all keys are bound, so that no early press is lost. */
function usePaletteKey(open: (() => void) | undefined): void {
  useEffect(() => {
    if (!open) return
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

const titleOf = (fresh: number, contactName: string): string => {
  const first = fresh > 0 ? `(${fresh}) ${BOARD_COLUMNS.GENERATED}` : SECTION_TITLES.orders
  return `${first} · ${contactName}`
}
