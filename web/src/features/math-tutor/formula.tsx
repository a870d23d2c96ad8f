import { lazy, memo, Suspense } from 'react'

type FormulaProps = { latex: string; isBlock?: boolean }

// What draws formulas weighs more than the screen: it comes after it. Without it LaTeX is still readable.
const Drawn = lazy(() =>
  import('./drawn-formula.tsx').then(
    ({ DrawnFormula }) => ({ default: DrawnFormula }),
    () => ({ default: PlainFormula }),
  ),
)

export const Formula = memo(function Formula(props: FormulaProps) {
  return (
    <Suspense fallback={<PlainFormula {...props} />}>
      <Drawn {...props} />
    </Suspense>
  )
})

function PlainFormula({ latex }: FormulaProps) {
  return <span className="text-muted">{latex}</span>
}
