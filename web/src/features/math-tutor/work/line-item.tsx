import { CircleAlert, CircleCheck, CircleHelp, CircleX, type LucideIcon, Repeat2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MathLine } from '#contract/study/math-tutor.ts'
import { Formula } from '../formula.tsx'
import { WideLine } from '../wide-line.tsx'

type Look = { Icon: LucideIcon; tone: string }

const LOOKS: Record<MathLine['verdict'], Look> = {
  right: { Icon: CircleCheck, tone: 'bg-success-soft text-success-ink' },
  wrong: { Icon: CircleX, tone: 'bg-warning-soft text-warning-ink' },
  notYet: { Icon: CircleHelp, tone: 'bg-info-soft text-info-ink' },
  same: { Icon: Repeat2, tone: 'bg-fill text-text' },
  unreadable: { Icon: CircleAlert, tone: 'bg-fill text-text' },
}

type LineItemProps = { line: MathLine; number: number; isLarge: boolean }

export function LineItem({ line: { line, latex, verdict, isAnswer, explanation }, isLarge }: LineItemProps) {
  const { t } = useTranslation('mathTutor')
  const { Icon, tone } = LOOKS[verdict]
  return (
    <li className={`flex animate-fade-in items-start gap-3 rounded-control px-4 py-3 ${tone}`}>
      <Icon aria-hidden="true" className="mt-1 size-6 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className={`wrap-anywhere ${isLarge ? 'text-3xl' : 'text-xl'}`}>
          {latex === null ? (
            <span dir="auto">{line}</span>
          ) : (
            <WideLine>
              <Formula latex={latex} />
            </WideLine>
          )}
        </p>
        <p>
          <strong className="font-semibold">{isAnswer ? t('work.answer') : t(`work.${verdict}`)}</strong>
          {explanation !== null && <span lang="en"> · {explanation}</span>}
        </p>
      </div>
    </li>
  )
}
