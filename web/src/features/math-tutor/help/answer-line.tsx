import { useTranslation } from 'react-i18next'
import type { MathAnswer } from '#contract/study/math-tutor.ts'
import { Formula } from '../formula.tsx'
import { WideLine } from '../wide-line.tsx'
import { writeAnswer } from './write-answer.ts'

type AnswerLineProps = { answer: MathAnswer; alternatives: readonly string[]; isLarge: boolean }

export function AnswerLine({ answer, alternatives, isLarge }: AnswerLineProps) {
  const { t } = useTranslation('mathTutor')
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-control bg-brand-soft px-4 py-3 text-brand-ink">
      <strong className="font-semibold">{t('steps.answer')}</strong>
      <WideLine className={isLarge ? 'text-4xl' : 'text-2xl'}>
        <Formula latex={writeAnswer(answer)} />
      </WideLine>
      {alternatives.map((latex) => (
        <span key={latex}>
          {t('steps.also')} <Formula latex={latex} />
        </span>
      ))}
      {answer.decimal !== null && <span>{t('steps.about', { decimal: answer.decimal })}</span>}
    </p>
  )
}
