/** Address of a served file, resolved by the applications' builds. */
declare module '*?url' {
  const address: string
  export default address
}
