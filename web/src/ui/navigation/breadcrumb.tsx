import { ChevronRight } from 'lucide-react'
import { Children, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Its children are the links of the way here; the last child is the page itself, as text, and is the last to be cut. */
export function Breadcrumb({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui')
  const steps = Children.toArray(children)
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol className="flex items-center gap-x-1 text-muted">
        {steps.map((step, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way
            key={index}
            aria-current={index === steps.length - 1 ? 'page' : undefined}
            className="flex min-h-11 min-w-12 shrink-999 items-center gap-1 last:min-w-0 last:shrink last:text-text [&_a]:min-w-0 [&_a]:truncate [&_a]:rounded-small [&_a]:px-1 [&_a]:leading-11 [&_a]:underline-offset-4 hover:[&_a]:text-text hover:[&_a]:underline"
          >
            {index > 0 && <ChevronRight aria-hidden="true" className="size-4 shrink-0" />}
            {index === steps.length - 1 ? <span className="truncate">{step}</span> : step}
          </li>
        ))}
      </ol>
    </nav>
  )
}
