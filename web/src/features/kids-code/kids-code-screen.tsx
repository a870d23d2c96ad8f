import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { KidsCodeHome } from './home/kids-code-home.tsx'
import { readAddress } from './studio/read-address.ts'
import { StudioSkeleton } from './studio/studio-skeleton.tsx'

/** Fetched by those who open the studio, the large block editor at the same time and not after it. */
const StudioPage = lazy(async () => {
  import('./editor/live-editor.tsx').catch(() => {})
  return { default: (await import('./studio/studio-page.tsx')).StudioPage }
})

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
