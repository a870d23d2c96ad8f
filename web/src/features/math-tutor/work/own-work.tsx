import { CircleAlert, CircleCheck, CircleHelp, CircleX, type LucideIcon, Repeat2 } from 'lucide-react'
import { type FormEvent, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_PROBLEM, type MathLine, type MathProblem, RUNGS } from '#contract/study/math-tutor.ts'
import { KeypadPanel } from '../../../kit/practice/math/keypad-panel.tsx'
import { listFirstProblemKeys, listProblemKeys } from '../../../kit/practice/math/keys.ts'
import { useKeypadChoice } from '../../../kit/practice/math/use-keypad-choice.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Sprout } from '../../../ui/drawings/sprout.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Card, CardDescription, CardHeader, CardTitle } from '../../../ui/layout/card.tsx'
import { Formula, WideLine } from '../formula.tsx'
import { useCheckLine, useSendFailure } from '../math-tutor.data.ts'
import { SimilarButton } from '../similar-button.tsx'

const LOOKS: Record<MathLine['verdict'], { Icon: LucideIcon; tone: string }> = {
  right: { Icon: CircleCheck, tone: 'bg-success-soft text-success-ink' },
  wrong: { Icon: CircleX, tone: 'bg-warning-soft text-warning-ink' },
  notYet: { Icon: CircleHelp, tone: 'bg-info-soft text-info-ink' },
  same: { Icon: Repeat2, tone: 'bg-fill text-text' },
  unreadable: { Icon: CircleAlert, tone: 'bg-fill text-text' },
}

function LineItem({ line: each, isLarge }: { line: MathLine; isLarge: boolean }) {
  const { t } = useTranslation('mathTutor')
  const { line, latex, verdict, isAnswer, explanation } = each
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

type OwnWorkProps = { problem: MathProblem; isLarge: boolean; line: RefObject<HTMLInputElement | null> }

export function OwnWork({ problem, isLarge, line }: OwnWorkProps) {
  const { t } = useTranslation('mathTutor')
  const { text, sessionId, lines, isDone } = problem
  const isHelped = RUNGS.some((rung) => problem[rung] !== null)
  const isAlone = !isHelped && lines.every(({ verdict }) => verdict === 'right')
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
              <LineItem key={`${place} ${each.line}`} line={each} isLarge={isLarge} />
            ))}
          </ol>
        )}
        {isDone && (
          <div className="flex flex-wrap items-center gap-4 rounded-card bg-success-soft p-4 text-success-ink">
            <Sprout stage={isAlone ? 4 : 3} className="size-16 shrink-0 animate-pop-in" />
            <p className="min-w-0 flex-1 basis-48">
              <strong className="block font-heading font-semibold text-2xl">{t('done.title')}</strong>
              {isAlone ? t('done.alone') : t('done.helped')}
            </p>
            <SimilarButton problem={problem} variant="primary" />
          </div>
        )}
      </div>
      <div className="mt-4 print:hidden">
        <LineForm
          box={line}
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

type LineFormProps = {
  box: RefObject<HTMLInputElement | null>
  typed: string
  onType: (typed: string) => void
  onSend: () => void
  isSending: boolean
  isLarge: boolean
  /** Solved: one may go on all the same. */
  isDone: boolean
}

function LineForm({ box, typed, onType, onSend, isSending, isLarge, isDone }: LineFormProps) {
  const { t } = useTranslation('mathTutor')
  const [isMissing, setMissing] = useState(false)
  const keypad = useKeypadChoice()
  const isOpen = keypad.isOpen(isLarge) && !isDone

  function send(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setMissing(typed.trim() === '')
    if (typed.trim() === '') box.current?.focus()
    else onSend()
  }

  return (
    <form onSubmit={send} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={t('work.label')}
          error={isMissing ? t('work.empty') : undefined}
          className="min-w-0 flex-1 basis-56"
        >
          <Input
            ref={box}
            value={typed}
            onChange={(event) => {
              onType(event.target.value)
              setMissing(false)
            }}
            maxLength={LONGEST_PROBLEM}
            lang="en"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            inputMode={keypad.isTouch && isOpen ? 'none' : 'text'}
            className="min-h-14 font-heading text-2xl!"
          />
        </Field>
        <Button
          type="submit"
          variant={isDone ? 'outline' : 'primary'}
          size="large"
          className="min-h-14! max-sm:w-full"
          isPending={isSending}
        >
          {t('work.check')}
        </Button>
      </div>
      <KeypadPanel
        isOpen={isOpen}
        onToggle={keypad.onToggle}
        keys={isLarge ? listFirstProblemKeys() : listProblemKeys()}
        columns={isLarge ? 4 : 6}
        isLarge={isLarge}
        findBox={() => box.current}
      />
    </form>
  )
}
