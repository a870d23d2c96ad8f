import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MathProblem, MathSolution } from '#contract/study/math-tutor.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FunctionGraph } from '../graph/function-graph.tsx'
import { SimilarButton } from '../similar-button.tsx'
import { AnswerLine } from './answer-line.tsx'
import { RungFrame } from './rung-card.tsx'
import { StepList } from './step-list.tsx'

type SolutionCardProps = { problem: MathProblem; solution: MathSolution; isLarge: boolean }

/** One step at a time, so that the next one can be thought of first; all at once for those who want it. */
export function SolutionCard({ problem, solution, isLarge }: SolutionCardProps) {
  const { t } = useTranslation('mathTutor')
  const [shown, setShown] = useState(1)
  const { steps, answer, alternatives, plot } = solution
  const isAll = shown >= steps.length
  return (
    <RungFrame rung="solution">
      <StepList steps={steps.slice(0, shown)} isLarge={isLarge} />
      {isAll ? (
        <>
          <AnswerLine answer={answer} alternatives={alternatives} isLarge={isLarge} />
          {plot && <FunctionGraph expression={plot.expression} letter={plot.letter} isNamed first={plot} />}
          <div>
            <SimilarButton problem={problem} variant="outline" />
          </div>
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <Button size={isLarge ? 'large' : 'medium'} onClick={() => setShown(shown + 1)}>
            {t('steps.next')}
          </Button>
          <Button variant="ghost" onClick={() => setShown(steps.length)}>
            {t('steps.all')}
          </Button>
          <span className="text-muted">{t('steps.progress', { shown, count: steps.length })}</span>
        </div>
      )}
    </RungFrame>
  )
}
