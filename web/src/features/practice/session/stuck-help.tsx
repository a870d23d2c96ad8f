import { useQuery } from '@tanstack/react-query'
import { Lightbulb } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { StuckCard } from '../../../kit/what-next/stuck-card.tsx'
import { stuckQuery } from '../../../kit/what-next/what-next.data.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { HINT_COUNT, isSolved, type Task } from './session.ts'
import type { RunningSession } from './use-session.ts'

type StuckHelpProps = { task: Task; run: RunningSession; practicePath: string }

/** Asks whether it is time for another way after each answer that was not a success of one's own, and offers it. */
export function StuckHelp({ task, run, practicePath }: StuckHelpProps) {
  const { t } = useTranslation('learning')
  const { problem, checked } = task
  const isVain = checked !== null && (!checked.correct || checked.helped)
  const stuck = useQuery({ ...stuckQuery(problem.skill.id), enabled: isVain })
  const canShowExample = !isSolved(task) && problem.hintsShown.length < HINT_COUNT
  return (
    <div role="status" className="empty:hidden">
      {isVain && stuck.data && (
        <StuckCard
          stuck={stuck.data}
          practicePath={practicePath}
          example={
            canShowExample && (
              <Button variant="secondary" onClick={run.askForExample} isPending={run.hint.isPending}>
                <Lightbulb aria-hidden="true" />
                {t('stuck.example')}
              </Button>
            )
          }
        />
      )}
    </div>
  )
}
