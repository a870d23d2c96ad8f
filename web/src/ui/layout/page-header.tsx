import type { ReactNode, Ref } from 'react'

type PageHeaderProps = {
  title: ReactNode
  /** One sentence on what the page is for. */
  intro?: ReactNode
  /** For a page that moves the focus to its heading, after something was deleted for example. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Buttons beside it, the main one last. */
  children?: ReactNode
}

/** The heading of a page, with its buttons beside it or below it where there is no room. */
export function PageHeader({ title, intro, headingRef, children }: PageHeaderProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h1
          className="wrap-anywhere font-semibold text-3xl outline-none"
          {...(headingRef && { ref: headingRef, tabIndex: -1 })}
        >
          {title}
        </h1>
        {intro && <p className="max-w-reading text-muted">{intro}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  )
}
