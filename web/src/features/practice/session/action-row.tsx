import { ArrowRight, Lightbulb, SkipForward } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { HINTS_TAKEN_ALONG } from '#contract/practice.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useOnline } from '../../../ui/states/use-online.ts'
import { HINT_COUNT, isOver, type Task } from './session.ts'
import type { RunningSession } from './use-session.ts'

type ActionRowProps = {
  task: Task
  run: RunningSession
  isLarge: boolean
  nextButton: Ref<HTMLButtonElement>
}

/** What can be done now: check, ask for help, or go on. The check button sends the form around it. */
export function ActionRow({ task, run, isLarge, nextButton }: ActionRowProps) {
  const { t } = useTranslation('practice')
  const size = isLarge ? 'large' : 'medium'
  const hintCount = task.problem.hintsShown.length
  const isOnline = useOnline()
  if (isOver(task)) {
    return (
      <Button
        ref={nextButton}
        size="large"
        className="sm:self-start"
        onClick={run.goOn}
        isPending={run.next.isPending}
      >
        {t('actions.next')}
        <ArrowRight aria-hidden="true" />
      </Button>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" size="large" isPending={run.check.isPending}>
        {t('actions.check')}
      </Button>
      {hintCount < (isOnline ? HINT_COUNT : HINTS_TAKEN_ALONG) && (
        <Button variant="secondary" size={size} onClick={run.askForHint} isPending={run.hint.isPending}>
          <Lightbulb aria-hidden="true" />
          {hintCount === 0
            ? t('actions.hint')
            : t('actions.moreHint', { next: hintCount + 1, count: HINT_COUNT })}
        </Button>
      )}
      {isOnline && task.problem.tries > 0 && !task.solution && (
        <Button variant="outline" size={size} onClick={run.askForSolution} isPending={run.solve.isPending}>
          {t('actions.solution')}
        </Button>
      )}
      <Button
        variant={task.solution ? 'outline' : 'ghost'}
        size={size}
        onClick={run.goOn}
        isPending={run.next.isPending}
      >
        <SkipForward aria-hidden="true" />
        {task.solution ? t('actions.next') : t('actions.skip')}
      </Button>
    </div>
  )
}
