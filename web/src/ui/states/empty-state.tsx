import type { ReactNode } from 'react'

type EmptyStateProps = {
  /** A drawing of ui/drawings. */
  drawing?: ReactNode
  title: string
  /** One sentence on what will stand here. */
  description?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
  headingLevel?: 1 | 2 | 3 | 4
  className?: string
}

export function EmptyState(props: EmptyStateProps) {
  const { drawing, title, description, action, headingLevel = 2, className } = props
  const Heading = `h${headingLevel}` as const
  return (
    <div
      // The journey through the demo school looks for it: there every list has something to show.
      data-empty=""
      className={`mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-8 text-center ${className ?? ''}`}
    >
      {drawing && <div className="mb-1">{drawing}</div>}
      <Heading className="font-semibold text-xl">{title}</Heading>
      {description && <p className="text-balance text-muted">{description}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
