export default function AliasPage() {
  return <main />
}
