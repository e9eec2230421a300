import { contactMenuCopy, priceScopeCopy as copy } from '@mostrador/copy/contact-menu'
import { keyOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { Thing } from '@mostrador/domain/revision/operation'
import { Button } from '@mostrador/ui/button.tsx'
import { useBranchMenus } from '../document/use-branch-menus.ts'
import { useDocument } from '../document/use-document.ts'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import { useMenuAsk } from './menu-asking.ts'
import { useEditedMenu } from './menu-context.tsx'
import { menuOfContact } from './use-contact-saying.ts'

/**
 * Line on which branch contacts a plate's price holds for, where the brand has several: whether
 * this one overrides it, and a button to override it. An unsaved plate has no overrides.
 */
export function PriceScope({ plateKey }: { readonly plateKey: string }) {
  const { menu } = useEditedMenu()
  const { name } = useWorkplace().contact
  const contacts = new Set(useBranchMenus().data?.modes.map(({ branchContact }) => branchContact.key)).size
  const ask = useMenuAsk()
  const may = useMay('menu.prices', 'local')
  const own = useOwnPrice(plateKey)
  if (contacts < 2) return null
  const isThere = menu.plates.some(({ key }) => key === plateKey)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="text-14 text-muted">
        {copy.ofBrand(contacts)} {own}
      </p>
      {may && isThere && (
        <Button
          variant="secondary"
          size="small"
          icon="store"
          aria-label={`${contactMenuCopy.price}: ${copy.onlyHere(name)}`}
          onClick={() => ask({ kind: 'local', key: plateKey })}
        >
          {copy.onlyHere(name)}
        </Button>
      )}
    </div>
  )
}

/** Describes this branch contact's own price; undefined where it inherits. */
function useOwnPrice(plateKey: string): string | undefined {
  const { menu } = useEditedMenu()
  const { contact } = useWorkplace()
  const { wire } = useMoney()
  const { data } = useDocument<Thing>(menuOfContact(contact.key, menu.key))
  const said = thingsOf(data?.value.plates).find((one) => keyOf(one) === plateKey)
  if (typeof said?.price === 'number') return copy.ownHere(contact.name, wire(said.price))
  const isOfSizes = thingsOf(said?.sizes).some(({ price }) => price !== undefined)
  return isOfSizes ? copy.sizesHere(contact.name) : undefined
}
