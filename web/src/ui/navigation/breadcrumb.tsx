import { ChevronRight } from 'lucide-react'
import { Children, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Its children are the links of the way here; the last child is the page itself, as text. */
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
            className="flex min-h-11 shrink-0 items-center gap-1 last:min-w-0 last:shrink last:text-text [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:rounded-small [&_a]:px-1 [&_a]:underline-offset-4 hover:[&_a]:text-text hover:[&_a]:underline"
          >
            {index > 0 && <ChevronRight aria-hidden="true" className="size-4 shrink-0" />}
            {index === steps.length - 1 ? <span className="truncate">{step}</span> : step}
          </li>
        ))}
      </ol>
    </nav>
  )
}
