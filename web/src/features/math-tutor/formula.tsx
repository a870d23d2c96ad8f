import { lazy, memo, Suspense } from 'react'

// What draws formulas weighs more than the screen: it comes after it. Without it LaTeX is still readable.
const Drawn = lazy(() =>
  import('./drawn-formula.tsx').then(
    ({ DrawnFormula }) => ({ default: DrawnFormula }),
    () => ({ default: PlainFormula }),
  ),
)

export const Formula = memo(function Formula({ latex }: { latex: string }) {
  return (
    <Suspense fallback={<PlainFormula latex={latex} />}>
      <Drawn latex={latex} />
    </Suspense>
  )
})

function PlainFormula({ latex }: { latex: string }) {
  return <span className="text-muted">{latex}</span>
}
