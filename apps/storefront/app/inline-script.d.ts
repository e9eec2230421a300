/** A module as one classic script: the plugin of `packages/ui/src/inline-script.ts` makes it. */
declare module '*?inline-script' {
  const script: string
  export default script
}
