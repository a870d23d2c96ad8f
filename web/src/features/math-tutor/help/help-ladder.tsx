import { Lock } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type MathProblem, RUNGS } from '#contract/study/math-tutor.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardDescription, CardHeader, CardTitle } from '../../../ui/layout/card.tsx'
import { useAskForHelp } from '../math-tutor.data.ts'
import { useSendFailure } from '../use-send-failure.ts'
import { ExampleCard } from './example-card.tsx'
import { RungCard } from './rung-card.tsx'
import { RUNG_ICONS, type Rung } from './rungs.ts'
import { SolutionCard } from './solution-card.tsx'

type HelpLadderProps = {
  problem: MathProblem
  isLarge: boolean
  /** The solution was asked for too early: the box for the own line is where to go. */
  onLocked: () => void
}

/** From a nudge to the whole solution; a pupil writes a line of their own before the last one. */
export function HelpLadder({ problem, isLarge, onLocked }: HelpLadderProps) {
  const { t } = useTranslation('mathTutor')
  const lockedId = useId()
  const { mutate: ask, isPending, variables } = useAskForHelp()
  const tellFailure = useSendFailure()
  const { text, sessionId, nudge, hint, example, solution, canSeeSolution } = problem
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
        {nudge !== null && <RungCard rung="nudge" text={nudge} isLarge={isLarge} />}
        {hint !== null && <RungCard rung="hint" text={hint} isLarge={isLarge} />}
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
