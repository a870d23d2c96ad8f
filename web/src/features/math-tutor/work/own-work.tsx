import { type Ref, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MathProblem } from '#contract/study/math-tutor.ts'
import { Card, CardDescription, CardHeader, CardTitle } from '../../../ui/layout/card.tsx'
import { useCheckLine } from '../math-tutor.data.ts'
import { useSendFailure } from '../use-send-failure.ts'
import { DoneCard } from './done-card.tsx'
import { LineForm } from './line-form.tsx'
import { LineItem } from './line-item.tsx'

type OwnWorkProps = { problem: MathProblem; isLarge: boolean; line: RefObject<HTMLInputElement | null> }

/** The learner's own lines, each judged when it is written. */
export function OwnWork({ problem, isLarge, line }: OwnWorkProps) {
  const { t } = useTranslation('mathTutor')
  const { text, sessionId, lines, isDone } = problem
  const [typed, setTyped] = useState('')
  const { mutate: check, isPending } = useCheckLine()
  const tellFailure = useSendFailure()

  const send = () =>
    check(
      { text, sessionId, line: typed.trim() },
      {
        // What cannot be read is put right in the box; all else stands in the list.
        onSuccess: ({ checked }) => checked.verdict !== 'unreadable' && setTyped(''),
        onError: tellFailure,
      },
    )

  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('work.title')}</CardTitle>
        {!isDone && <CardDescription>{t('work.intro')}</CardDescription>}
      </CardHeader>
      <div aria-live="polite" className="flex flex-col gap-4">
        {lines.length > 0 && (
          <ol aria-label={t('work.list')} className="flex flex-col gap-2">
            {lines.map((each, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
              <LineItem key={`${place} ${each.line}`} line={each} number={place + 1} isLarge={isLarge} />
            ))}
          </ol>
        )}
        {isDone && <DoneCard problem={problem} />}
      </div>
      <div className="mt-4 print:hidden">
        <LineForm
          box={line as Ref<HTMLInputElement>}
          findBox={() => line.current}
          typed={typed}
          onType={setTyped}
          onSend={send}
          isSending={isPending}
          isLarge={isLarge}
          isDone={isDone}
        />
      </div>
    </Card>
  )
}
