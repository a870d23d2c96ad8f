import { useQuery } from '@tanstack/react-query'
import { Lightbulb } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PagePath } from '#contract/pages/pages.ts'
import { Heard } from '../../../kit/practice/heard.tsx'
import { StuckCard } from '../../../kit/what-next/stuck-card.tsx'
import { stuckQuery } from '../../../kit/what-next/what-next.data.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { HINT_COUNT, isSolved, type Task } from './session.ts'
import type { RunningSession } from './use-session.ts'

type StuckHelpProps = {
  task: Task
  run: RunningSession
  practicePath: PagePath<'practice'>
  isLarge: boolean
}

/** After a wrong answer, another way when it is time for one. Praise is not the moment for it. */
export function StuckHelp({ task, run, practicePath, isLarge }: StuckHelpProps) {
  const { t } = useTranslation('learning')
  const { problem, checked } = task
  const isVain = checked !== null && !checked.correct
  const stuck = useQuery({ ...stuckQuery(problem.skill.id), enabled: isVain })
  const canShowExample = !isSolved(task) && problem.hintsShown.length < HINT_COUNT
  return (
    <Heard isOn={isLarge} hasText={isVain && Boolean(stuck.data)}>
      <div role="status" className="empty:hidden">
        {isVain && stuck.data && (
          <StuckCard
            stuck={stuck.data}
            practicePath={practicePath}
            isInProblem
            example={
              canShowExample && (
                <Button
                  variant="secondary"
                  className="max-w-full"
                  onClick={run.askForExample}
                  isPending={run.hint.isPending}
                >
                  <Lightbulb aria-hidden="true" />
                  {t('stuck.example')}
                </Button>
              )
            }
          />
        )}
      </div>
    </Heard>
  )
}
