export default function StartPage() {
  return <main />
}
