import type { Setup } from '@mostrador/contract/setup/setup-endpoints'
import { consoleCopy } from '@mostrador/copy/console'
import { documentCopy } from '@mostrador/copy/document'
import { setupCopy, setupLackText } from '@mostrador/copy/setup'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Problem } from '@mostrador/contract/problem'
import { Link, useRevalidator } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { refreshChanged } from '../revision/changed-parts.ts'
import { useUndo } from '../revision/use-undo.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

/** Card to open the branch contact to the public, or to see what it still lacks. */
export function PublishCard({ setup }: { readonly setup: Setup }) {
  const { alias } = useWorkplace().contact
  const { mutate, isPending } = usePublish()
  if (setup.published)
    return (
      <Card title={setupCopy.publishedHint}>
        <Button icon="share" render={<Link to={`/${alias}/share`} />}>
          {setupCopy.share}
        </Button>
      </Card>
    )
  return (
    <Card title={setupCopy.publishTitle} hint={setupCopy.publishHint}>
      <div className="grid justify-items-start gap-3">
        {setup.lacks.length > 0 && (
          <div className="text-14">
            <p className="font-semibold">{setupCopy.lacks}</p>
            <ul className="grid gap-1 pt-1">
              {setup.lacks.map((code) => (
                <li key={code} className="flex items-center gap-2">
                  <Icon name="alert" size={16} />
                  {setupLackText[code]}
                </li>
              ))}
            </ul>
          </div>
        )}
        <Button
          size="large"
          disabled={setup.lacks.length > 0}
          busy={isPending}
          busyLabel={setupCopy.publishing}
          onClick={() => mutate()}
        >
          {setupCopy.publish}
        </Button>
      </div>
    </Card>
  )
}

/** Publishes with an undo in its toast, and shows what the server finds missing. */
function usePublish() {
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const { id, branchId } = useWorkplace().contact
  const undo = useUndo((reasons) => toast({ text: reasons.join(' '), tone: 'danger' }))
  const { mutate, isPending } = useMutation({
    mutationFn: () => answerOf(api.publishContact({ params: { id } })),
    onSuccess: ({ revision }) =>
      toast({
        text: setupCopy.publishedNow,
        tone: 'positive',
        ...(revision !== null && {
          action: { label: documentCopy.undo, run: () => undo.mutate(revision) },
        }),
      }),
    onError: (error) => {
      const { status, detail, errors = [] } = error as unknown as Problem
      const why = status === 0 ? consoleCopy.noConnection : (errors[0]?.message ?? detail)
      toast({ text: why || setupCopy.loadFailed, tone: 'danger' })
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['setup', id] })
      await refreshChanged(queries, branchId)
      // The frame tells whether the public finds the branch contact.
      await revalidate()
    },
  })
  return { mutate, isPending }
}
