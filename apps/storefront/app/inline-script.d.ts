/** Module bundled as one classic script by `packages/ui/src/inline-script.ts`. */
declare module '*?inline-script' {
  const script: string
  export default script
}
