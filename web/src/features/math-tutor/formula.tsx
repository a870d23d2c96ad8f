import { lazy, memo, type ReactNode, Suspense, useCallback, useState } from 'react'

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

/** A formula that may be wider than a phone: it scrolls within its line, by keyboard too when it has to. */
export function WideLine({ className, children }: { className?: string; children: ReactNode }) {
  const [isTooWide, setTooWide] = useState(false)
  const watch = useCallback((inside: HTMLSpanElement) => {
    const measure = () => setTooWide(inside.offsetWidth > (inside.parentElement?.clientWidth ?? 0))
    // The formula is drawn after its line, and the line changes with the screen.
    const observer = new ResizeObserver(measure)
    observer.observe(inside)
    if (inside.parentElement) observer.observe(inside.parentElement)
    return () => observer.disconnect()
  }, [])
  return (
    <span
      tabIndex={isTooWide ? 0 : undefined}
      className={`block max-w-full overflow-x-auto overflow-y-hidden py-1 ${className ?? ''}`}
    >
      <span ref={watch} className="inline-block">
        {children}
      </span>
    </span>
  )
}
