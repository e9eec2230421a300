import type { StaffAccount } from '@mostrador/contract/staff/account-endpoints'
import type { Problem } from '@mostrador/contract/problem'
import { staffAccountCopy } from '@mostrador/copy/staff-account'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { sentenceOf } from '../session/use-form.ts'
import { ownZone, whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { deviceName } from './device-name.ts'

type Session = StaffAccount['sessions'][number]

/** Card of the open sessions, with buttons to end each or all. */
export function SessionsCard(props: {
  readonly sessions: readonly Session[]
  readonly onChanged: () => void
}) {
  const { sessions, onChanged } = props
  const api = useApi()
  const toast = useToast()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)

  const tellWhy = (problem: Problem): void => toast({ text: sentenceOf(problem), tone: 'danger' })

  const { mutate: end } = useMutation({
    mutationFn: (id: string) => answerOf(api.endStaffSession({ params: { id } })),
    onSuccess: () => toast({ text: staffAccountCopy.sessionEnded, tone: 'positive' }),
    onError: tellWhy,
    onSettled: onChanged,
  })
  const { mutate: endAll } = useMutation({
    mutationFn: () => answerOf(api.endStaffSessions()),
    onMutate: () => setIsAsking(false),
    onSuccess: () => navigate('/session'),
    onError: tellWhy,
  })

  return (
    <Card title={staffAccountCopy.sessionsTitle} hint={staffAccountCopy.sessionsHint}>
      <ul className="grid divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => end(session.id)} />
        ))}
      </ul>
      <Button variant="quietDanger" icon="logout" className="mt-3 -ml-4" onClick={() => setIsAsking(true)}>
        {staffAccountCopy.endAll}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={staffAccountCopy.endAllTitle}
        confirmLabel={staffAccountCopy.endAll}
        cancelLabel={staffAccountCopy.cancel}
        onConfirm={() => endAll()}
        onCancel={() => setIsAsking(false)}
      >
        {staffAccountCopy.endAllText}
      </ConfirmDialog>
    </Card>
  )
}

function SessionRow({ session, onEnd }: { readonly session: Session; readonly onEnd: () => void }) {
  const now = useNow()
  const device = deviceName(session.device) || staffAccountCopy.unknownDevice
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 grow basis-[10rem]">
        <p className="font-semibold wrap-anywhere">{device}</p>
        <p className="text-14 text-muted wrap-anywhere">
          {session.network && `${staffAccountCopy.network(session.network)} · `}
          {staffAccountCopy.lastSeen(whenText(session.lastSeenAt, now, ownZone()))}
        </p>
      </div>
      {session.current ? (
        <Tag tone="positive">{staffAccountCopy.thisSession}</Tag>
      ) : (
        <Button
          variant="secondary"
          size="small"
          aria-label={staffAccountCopy.endSessionOf(device)}
          onClick={onEnd}
        >
          {staffAccountCopy.endSession}
        </Button>
      )}
    </li>
  )
}
