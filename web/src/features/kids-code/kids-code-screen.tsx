import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { KidsCodeHome } from './home/kids-code-home.tsx'
import { loadStudio } from './load-studio.ts'
import { readAddress } from './studio/read-address.ts'
import { StudioSkeleton } from './studio/studio-skeleton.tsx'

const StudioPage = lazy(async () => ({ default: (await loadStudio()).StudioPage }))

// Opened by its address, the studio is fetched while the server still says who is there.
if (readAddress(Object.fromEntries(new URLSearchParams(location.search)))) loadStudio().catch(() => {})

/** Kids Code: the start page, or the studio on what the address names. */
export function KidsCodeScreen() {
  const wanted = readAddress(useSearch({ strict: false }))
  if (!wanted) return <KidsCodeHome />
  return (
    <Suspense fallback={<StudioSkeleton />}>
      <StudioPage wanted={wanted} />
    </Suspense>
  )
}
