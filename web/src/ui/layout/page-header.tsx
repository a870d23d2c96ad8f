import type { ReactNode, Ref } from 'react'

type PageHeaderProps = {
  title: ReactNode
  /** One sentence on what the page is for. */
  intro?: ReactNode
  /** Buttons beside it, the main one last. */
  actions?: ReactNode
  /** For a page that moves the focus to its heading, after something was deleted for example. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** The heading of a page, with its buttons beside it or below it where there is no room. */
export function PageHeader({ title, intro, actions, headingRef }: PageHeaderProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div>
        <h1
          className="font-semibold text-3xl outline-none"
          {...(headingRef && { ref: headingRef, tabIndex: -1 })}
        >
          {title}
        </h1>
        {intro && <p className="max-w-reading text-muted">{intro}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  )
}
