/** The address that a file is served at; the builds of the applications give it. */
declare module '*?url' {
  const address: string
  export default address
}
