import { loadStudio } from './load-studio.ts'
import { readAddress } from './studio/read-address.ts'

/** Opened by its address, the studio is fetched at the same time, while the server still says who is there. */
export async function loadKidsCode() {
  const isOpened = readAddress(Object.fromEntries(new URLSearchParams(location.search))) !== null
  const [screen] = await Promise.all([
    import('./kids-code-screen.tsx'),
    // Where it cannot be fetched the screen says so.
    isOpened ? loadStudio().catch(() => null) : null,
  ])
  return screen.KidsCodeScreen
}
