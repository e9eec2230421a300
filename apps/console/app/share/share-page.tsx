import { shareKitCopy } from '@mostrador/copy/share-kit'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { copyText } from '../layout/copy-text.ts'
import { Page } from '../layout/page.tsx'
import { QueryView } from '../layout/query-view.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { PostersCard, type KitProps } from './posters-card.tsx'
import { shareLink } from './share-links.ts'

/**
 * Page of the material for a shop's opening: posters with its code for counter, tables and bags,
 * and links and texts for its channels. Each counts as a campaign.
 */
export function SharePage() {
  const api = useApi()
  const { id, alias } = useWorkplace().contact
  const query = useQuery({
    queryKey: ['share', id],
    queryFn: async () => {
      const [{ menuUrl }, found] = await Promise.all([
        answerOf(api.getCampaignFunnels({ params: { id }, query: { days: '1' } })),
        answerOf(api.getAlias({ params: { alias }, query: {} })),
      ])
      return { menuUrl, shop: found.type === 'branchContact' ? found.info : undefined }
    },
  })
  return (
    <Page
      title={shareKitCopy.title}
      titleShown
      className="md:min-h-0 md:overflow-y-auto"
      hint={
        <>
          {shareKitCopy.hint}{' '}
          <Link className="hit-44 font-semibold text-brand-ink underline" to={`/${alias}/campaigns`}>
            {shareKitCopy.toCampaigns}
          </Link>
        </>
      }
    >
      <QueryView query={query} waiting={<ShareSkeleton />} failed={shareKitCopy.loadFailed}>
        {({ menuUrl, shop }) => shop && <Kit menuUrl={menuUrl} shop={shop} />}
      </QueryView>
    </Page>
  )
}

function ShareSkeleton() {
  return (
    <div aria-busy className="grid gap-4 lg:grid-cols-2">
      <output className="sr-only">{shareKitCopy.loading}</output>
      <Skeleton shape="card" className="h-96" />
      <Skeleton shape="card" className="h-96 max-lg:hidden" />
    </div>
  )
}

function Kit({ menuUrl, shop }: KitProps) {
  const whatsApp = shareKitCopy.whatsAppText(shop.branch.name, shareLink(menuUrl, 'whatsapp'))
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
      <PostersCard menuUrl={menuUrl} shop={shop} />
      <Card title={shareKitCopy.messages}>
        <div className="grid gap-6">
          <Copied title={shareKitCopy.whatsApp} text={whatsApp} label={shareKitCopy.copyText}>
            <Button
              variant="secondary"
              render={
                <a
                  href={`https://wa.me/?${new URLSearchParams({ text: whatsApp }).toString()}`}
                  target="_blank"
                  rel="noreferrer"
                />
              }
            >
              {shareKitCopy.openWhatsApp}
            </Button>
          </Copied>
          <Copied
            title={shareKitCopy.instagram}
            hint={shareKitCopy.instagramHint}
            text={shareLink(menuUrl, 'instagram')}
            label={shareKitCopy.copyLink}
          />
          <Copied
            title={shareKitCopy.plain}
            hint={shareKitCopy.plainHint}
            text={menuUrl}
            label={shareKitCopy.copyLink}
          />
        </div>
      </Card>
    </div>
  )
}

type CopiedProps = {
  readonly title: string
  readonly hint?: string
  readonly text: string
  readonly label: string
  readonly children?: ReactNode
}

function Copied({ title, hint, text, label, children }: CopiedProps) {
  const toast = useToast()
  async function copy(): Promise<void> {
    if (await copyText(text)) toast({ text: shareKitCopy.copied, tone: 'positive' })
    else toast({ text: shareKitCopy.notCopied, tone: 'danger' })
  }
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      {hint && <p className="text-14 text-muted">{hint}</p>}
      <p className="rounded-control border border-line bg-canvas p-3 text-14 wrap-anywhere select-all">
        {text}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" icon="copy" aria-label={`${label}: ${title}`} onClick={() => void copy()}>
          {label}
        </Button>
        {children}
      </div>
    </section>
  )
}
