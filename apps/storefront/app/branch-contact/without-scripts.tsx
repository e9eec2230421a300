import { withoutScriptsCopy } from '@mostrador/copy/without-scripts'
import { whatsAppLink } from '@mostrador/domain/phone/whatsapp-link'
import { Button } from '@mostrador/ui/button.tsx'
import { useParams } from 'react-router'
import { BottomBar } from '../frame/bottom-bar.tsx'
import { useContact } from '../place/use-alias.ts'

/**
 * Note for browsers without scripts at the foot of a branch contact's pages: why the cart needs
 * them, and the shop's WhatsApp and telephone. Absent on an order's page. Rendered by the server
 * alone.
 */
export function WithoutScripts() {
  const contact = useContact()
  const { orderCode } = useParams()
  if (!contact || orderCode) return null
  const { name, whatsAppPhone, callPhone, orderEnabled } = contact
  const isReached = orderEnabled && Boolean(whatsAppPhone || callPhone)
  return (
    <BottomBar>
      <aside className="rounded-card bg-raised p-3 text-14 shadow-float">
        <p>
          {withoutScriptsCopy.why} {isReached ? withoutScriptsCopy.askInstead : withoutScriptsCopy.enable}
        </p>
        {isReached && (
          <div className="flex flex-wrap gap-2 pt-2 *:grow">
            {whatsAppPhone && (
              <Button
                size="small"
                render={<a href={whatsAppLink(whatsAppPhone, withoutScriptsCopy.hello(name))} />}
              >
                {withoutScriptsCopy.whatsApp}
              </Button>
            )}
            {callPhone && (
              <Button size="small" variant="secondary" render={<a href={`tel:${callPhone}`} />}>
                {withoutScriptsCopy.phone}
              </Button>
            )}
          </div>
        )}
      </aside>
    </BottomBar>
  )
}
