import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { usePagePath } from '../../kit/navigation/use-page-path.ts'
import { KidsCodeHome } from './home/kids-code-home.tsx'
import { findStudio, loadStudio } from './load-studio.ts'
import { readAddress, type StudioAddress } from './studio/read-address.ts'
import { StudioSkeleton } from './studio/studio-skeleton.tsx'

const FetchedStudio = lazy(async () => ({ default: await loadStudio() }))

/** Kids Code: the start page, or the studio on what the address names. */
export function KidsCodeScreen() {
  const wanted = readAddress(useSearch({ from: usePagePath('kidsCode') }))
  return wanted ? <Studio wanted={wanted} /> : <KidsCodeHome />
}

function Studio({ wanted }: { wanted: StudioAddress }) {
  // As it began, so it stays: another component would begin anew.
  const [Ready] = useState(() => findStudio())
  if (Ready) return <Ready wanted={wanted} />
  return (
    <Suspense fallback={<StudioSkeleton />}>
      <FetchedStudio wanted={wanted} />
    </Suspense>
  )
}
