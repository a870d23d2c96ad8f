import { useTranslation } from 'react-i18next'
import type { MathProblem } from '#contract/study/math-tutor.ts'
import { Sprout } from '../../../ui/drawings/sprout.tsx'
import { SimilarButton } from '../similar-button.tsx'

/** A quiet joy, and one more of the same kind. */
export function DoneCard({ problem }: { problem: MathProblem }) {
  const { t } = useTranslation('mathTutor')
  const { nudge, hint, example, solution, lines } = problem
  const isAlone =
    !nudge && !hint && !example && !solution && lines.every(({ verdict }) => verdict === 'right')
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-card bg-success-soft p-4 text-success-ink">
      <Sprout stage={isAlone ? 4 : 3} className="size-16 shrink-0 animate-pop-in" />
      <p className="min-w-0 flex-1 basis-48">
        <strong className="block font-heading font-semibold text-2xl">{t('done.title')}</strong>
        {isAlone ? t('done.alone') : t('done.helped')}
      </p>
      <SimilarButton problem={problem} variant="primary" />
    </div>
  )
}
