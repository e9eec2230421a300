export default function PlatePage() {
  return <main />
}
