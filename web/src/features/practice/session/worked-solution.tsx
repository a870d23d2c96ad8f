import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { RichText } from '../../../kit/rich-text/rich-text.tsx'
import type { Solution } from './session.ts'

/** The answer and the way to it, step by step. */
export function WorkedSolution({ solution, ref }: { solution: Solution; ref: Ref<HTMLElement> }) {
  const { t } = useTranslation('practice')
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={t('solution.label')}
      className="flex animate-fade-in flex-col gap-3 rounded-card border border-border bg-sunken p-4"
    >
      <p className="text-lg">
        <strong className="font-semibold">{t('solution.answer')}</strong>{' '}
        <RichText html={solution.answerHtml} as="line" />
      </p>
      <h2 className="font-medium text-lg">{t('solution.steps')}</h2>
      <ol className="flex list-decimal flex-col gap-2 pl-6 text-lg marker:font-heading marker:text-muted">
        {solution.stepsHtml.map((html) => (
          <li key={html} className="pl-1">
            <RichText html={html} as="line" />
          </li>
        ))}
      </ol>
    </section>
  )
}
