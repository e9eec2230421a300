import { priceRuleLink } from '@mostrador/copy/price-rule-page'
import { Button } from '@mostrador/ui/button.tsx'
import { Link } from 'react-router'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import { useEditedMenu } from './menu-context.tsx'
import { priceSearch } from './price-search.ts'

/** Link to change prices by a rule, for the menu or some plates, for users who may. */
export function PricesLink({ chosen = [] }: { readonly chosen?: readonly string[] }) {
  const { menu } = useEditedMenu()
  const { alias } = useWorkplace().contact
  const may = useMay('menu.prices', 'brand')
  if (!may || menu.plates.length === 0) return null
  return (
    <Button
      variant="secondary"
      size="small"
      icon="cash"
      render={<Link to={`/${alias}/menu/prices?${priceSearch(menu, chosen)}`} />}
    >
      {chosen.length > 0 ? priceRuleLink.ofChosen : priceRuleLink.ofMenu}
    </Button>
  )
}
