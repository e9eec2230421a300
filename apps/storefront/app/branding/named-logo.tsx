import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import { BranchLogo } from './branch-logo.tsx'

export type NamedLogoProps = {
  readonly branch: Pick<BranchInfo, 'name' | 'customLogoURL'>
  readonly name?: string
}

/** Logo and name of the brand, for the bar of a page. */
export const NamedLogo = ({ branch, name = branch.name }: NamedLogoProps) => (
  <>
    <BranchLogo name={branch.name} url={branch.customLogoURL} size="small" />
    <span className="line-clamp-2 text-16 leading-tight font-semibold wrap-anywhere">{name}</span>
  </>
)
