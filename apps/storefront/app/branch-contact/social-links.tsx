import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { socialCopy } from '@mostrador/copy/social-links'
import { CHAT_FAILED } from '@mostrador/copy/chat'
import { whatsAppLink } from '@mostrador/domain/phone/whatsapp-link'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import type { IconName } from '@mostrador/ui/icon-shapes'
import { useToast } from '@mostrador/ui/use-toast'
import type { ComponentProps } from 'react'
import { href } from 'react-router'
import { useHome } from '../place/use-home.ts'

type SocialLink = { readonly icon: IconName; readonly label: string; readonly to: string }

/** Address of a profile as shops write it: whole, or a name with or without "@". */
const profile = (site: string, written: string): string =>
  written.startsWith('https://')
    ? written
    : `https://${site}/${encodeURIComponent(written.replace(/^@/, ''))}`

function linksOf(contact: BranchContactInfo, origin: string): readonly SocialLink[] {
  const { instagram, facebook } = contact.branch.social
  const here = origin + href('/menu/:alias', { alias: contact.alias })
  const links: (SocialLink | false)[] = [
    !!instagram && {
      icon: 'camera',
      label: socialCopy.instagram,
      to: profile('instagram.com', instagram),
    },
    !!facebook && {
      icon: 'facebook',
      label: socialCopy.facebook,
      to: profile('facebook.com', facebook),
    },
    !!contact.callPhone && { icon: 'phone', label: socialCopy.call, to: `tel:${contact.callPhone}` },
    !!contact.whatsAppPhone && {
      icon: 'chat',
      label: socialCopy.whatsApp,
      to: whatsAppLink(contact.whatsAppPhone, ''),
    },
    {
      icon: 'share',
      label: socialCopy.share,
      to: whatsAppLink(null, socialCopy.shareText(contact.name, here)),
    },
  ]
  return links.filter((link) => link !== false)
}

/** Five of them and the logo share the row of the narrowest phone. */
const LINK = 'text-muted max-[22rem]:w-10'

/** Links to the shop's profiles and phones, and to share it. Source: 000 §2 Branch header. */
export function SocialLinks({ contact }: { readonly contact: BranchContactInfo }) {
  const origin = useHome()
  return (
    <ul className="-mx-2 flex flex-wrap text-muted">
      {linksOf(contact, origin).map(({ icon, label, to }) => (
        <li key={icon}>
          <IconButton icon={icon} label={label} className={LINK} render={<SocialAnchor to={to} />} />
        </li>
      ))}
      {!contact.whatsAppPhone && contact.branch.chat && (
        <li>
          <HeaderChat branch={contact.branch} />
        </li>
      )}
    </ul>
  )
}

/** Button of the brand's own chat, where there is no WhatsApp; the chat loads when opened. */
function HeaderChat({ branch }: Pick<BranchContactInfo, 'branch'>) {
  const toast = useToast()
  const open = () =>
    import('../chat/open-branch-chat.ts')
      .then(({ openBranchChat }) => openBranchChat(branch))
      .catch(() => false)
      .then((isOpen) => isOpen || toast({ text: CHAT_FAILED }))
  return <IconButton icon="chat" label={socialCopy.chat} className={LINK} onClick={() => void open()} />
}

function SocialAnchor({ to, children, ...rest }: ComponentProps<'a'> & { readonly to: string }) {
  const away = to.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <a {...rest} {...away} href={to}>
      {children}
    </a>
  )
}
