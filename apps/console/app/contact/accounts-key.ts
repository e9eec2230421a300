/** Query key of a brand's accounts. */
export const accountsKey = (branchId: string) => ['payment-accounts', branchId] as const
