export type AccountButtonProps = { readonly label: string; readonly floating: boolean }

/** Opens the account panel. */
export function AccountButton(_props: AccountButtonProps) {
  return null
}
