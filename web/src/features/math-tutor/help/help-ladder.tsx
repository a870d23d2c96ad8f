import { BookOpen, Eye, Lightbulb, Lock, type LucideIcon, MessageCircleQuestion } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type MathAnswer,
  type MathExample,
  type MathProblem,
  type MathSolution,
  RUNGS,
} from '#contract/study/math-tutor.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardDescription, CardHeader, CardTitle } from '../../../ui/layout/card.tsx'
import { Formula, WideLine } from '../formula.tsx'
import { FunctionGraph } from '../graph/function-graph.tsx'
import { useAskForHelp, useSendFailure } from '../math-tutor.data.ts'
import { SimilarButton } from '../similar-button.tsx'
import { StepList } from './step-list.tsx'
import { writeAnswer } from './write-steps.ts'

type Rung = (typeof RUNGS)[number]

const RUNG_ICONS: Record<Rung, LucideIcon> = {
  nudge: MessageCircleQuestion,
  hint: Lightbulb,
  example: BookOpen,
  solution: Eye,
}

type HelpLadderProps = {
  problem: MathProblem
  isLarge: boolean
  /** The solution was asked for too early: the box for the own line is where to go. */
  onLocked: () => void
}

/** From a nudge to the whole solution; a student writes a line of their own before the last one. */
export function HelpLadder({ problem, isLarge, onLocked }: HelpLadderProps) {
  const { t } = useTranslation('mathTutor')
  const lockedId = useId()
  const { mutate: ask, isPending, variables } = useAskForHelp()
  const tellFailure = useSendFailure()
  const { text, sessionId, example, solution, canSeeSolution } = problem
  const open = RUNGS.filter((rung) => problem[rung] === null)

  function climb(reveal: Rung) {
    if (reveal === 'solution' && !canSeeSolution) onLocked()
    else
      ask(
        { text, sessionId, reveal },
        {
          // The button that was pressed is gone: the help that came in its place has the focus.
          onSuccess: () => setTimeout(() => document.getElementById(`rung-${reveal}`)?.focus()),
          onError: tellFailure,
        },
      )
  }

  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('help.title')}</CardTitle>
        {open.length > 0 && <CardDescription>{t('help.intro')}</CardDescription>}
      </CardHeader>
      <div className="flex flex-col gap-4 not-empty:mb-4">
        {(['nudge', 'hint'] as const).map(
          (rung) =>
            problem[rung] !== null && (
              <RungFrame key={rung} rung={rung}>
                <p className={isLarge ? 'text-2xl' : 'text-lg'} lang="en">
                  {problem[rung]}
                </p>
              </RungFrame>
            ),
        )}
        {example !== null && <ExampleCard example={example} isLarge={isLarge} />}
        {solution !== null && <SolutionCard problem={problem} solution={solution} isLarge={isLarge} />}
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        {open.map((rung) => {
          const isLocked = rung === 'solution' && !canSeeSolution
          const Icon = isLocked ? Lock : RUNG_ICONS[rung]
          return (
            <Button
              key={rung}
              variant="outline"
              size={isLarge ? 'large' : 'medium'}
              isPending={isPending && variables.reveal === rung}
              aria-describedby={isLocked ? lockedId : undefined}
              className="max-sm:w-full max-sm:justify-start"
              onClick={() => climb(rung)}
            >
              <Icon aria-hidden="true" />
              {t(`help.${rung}`)}
            </Button>
          )
        })}
      </div>
      {!canSeeSolution && (
        <p id={lockedId} className="mt-3 flex items-start gap-2 text-muted print:hidden">
          <Lock aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {t('help.locked')}
        </p>
      )}
    </Card>
  )
}

function ExampleCard({ example, isLarge }: { example: MathExample; isLarge: boolean }) {
  const { text, latex, steps, answer } = example
  return (
    <RungFrame rung="example">
      <p className={`wrap-anywhere ${isLarge ? 'text-3xl' : 'text-xl'}`} lang="en">
        {latex === null ? (
          text
        ) : (
          <WideLine>
            <Formula latex={latex} />
          </WideLine>
        )}
      </p>
      <StepList steps={steps} isLarge={isLarge} />
      <AnswerLine answer={answer} alternatives={[]} isLarge={isLarge} />
    </RungFrame>
  )
}

type SolutionCardProps = { problem: MathProblem; solution: MathSolution; isLarge: boolean }

/** One step at a time, so that the next one can be thought of first; all at once for those who want it. */
function SolutionCard({ problem, solution, isLarge }: SolutionCardProps) {
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

type AnswerLineProps = { answer: MathAnswer; alternatives: readonly string[]; isLarge: boolean }

function AnswerLine({ answer, alternatives, isLarge }: AnswerLineProps) {
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

/** A piece of help with its name; it takes the focus when it comes. */
function RungFrame({ rung, children }: { rung: Rung; children: ReactNode }) {
  const { t } = useTranslation('mathTutor')
  const Icon = RUNG_ICONS[rung]
  const isLight = rung === 'nudge' || rung === 'hint'
  return (
    <section
      id={`rung-${rung}`}
      tabIndex={-1}
      aria-labelledby={`rung-${rung}-title`}
      className={`flex animate-fade-in flex-col gap-3 rounded-card p-4 ${isLight ? 'bg-info-soft text-info-ink' : 'border border-border bg-sunken max-sm:-mx-2 max-sm:px-2'}`}
    >
      <h3 id={`rung-${rung}-title`} className="flex items-center gap-2 font-medium text-lg">
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {t(`help.${rung}Title`)}
      </h3>
      {children}
    </section>
  )
}
