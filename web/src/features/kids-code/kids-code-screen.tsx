import { KidsCodeHome } from './home/kids-code-home.tsx'

/** Kids Code: the start page. */
export function KidsCodeScreen() {
  return <KidsCodeHome />
}
