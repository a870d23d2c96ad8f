import { BadgeCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MathStep } from '#contract/study/math-tutor.ts'
import { Formula, WideLine } from '../formula.tsx'
import { drawStep, nameRule } from './write-steps.ts'

export function StepList({ steps, isLarge }: { steps: readonly MathStep[]; isLarge: boolean }) {
  const { t } = useTranslation('mathTutor')
  return (
    <ol aria-label={t('steps.list')} aria-live="polite" className="flex flex-col gap-3" lang="en">
      {steps.map(({ rule, explanation, after, check }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added at the end
          key={`${place} ${after}`}
          className="animate-fade-in rounded-control border border-border bg-surface px-3 py-3 sm:px-4"
        >
          <div className="min-w-0">
            <p className="flex items-center gap-2 text-muted">
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center rounded-full bg-fill font-heading font-medium text-text"
              >
                {place + 1}
              </span>
              {nameRule(rule)}
            </p>
            <p className={`mt-1 ${isLarge ? 'text-xl' : 'text-lg'}`}>{explanation}</p>
            <p className={isLarge ? 'text-3xl' : 'text-xl sm:text-2xl'}>
              <WideLine>
                <Formula latex={drawStep(steps, place)} />
              </WideLine>
            </p>
            <p className="flex items-start gap-1.5 text-success-ink">
              <BadgeCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              <span>
                <strong className="font-semibold">{t('steps.checked')}</strong>{' '}
                <span className="text-muted">{check}</span>
              </span>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
