import { ArrowRight, CloudOff, MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SkillLevelBadge } from '../../../kit/learning/skill-level-badge.tsx'
import { ProgressRing } from '../../../ui/display/progress-ring.tsx'
import { Sprout } from '../../../ui/drawings/sprout.tsx'
import type { SkillChange } from '../summary/sum-up.ts'
import { explainWhy } from './explain-why.ts'
import type { Task } from './session.ts'

type MasteryChangeProps = Omit<SkillChange, 'id' | 'solved'>

/** Where the learner stood in a skill and where now. Ring and badges are for the eyes; the words say it all. */
export function MasteryChange({ name, before, after, levelBefore, level }: MasteryChangeProps) {
  const { t } = useTranslation('practice')
  return (
    <div className="flex items-center gap-3 text-text">
      <span aria-hidden="true">
        <ProgressRing percent={after} label={name} color="var(--brand)" sizePx={64} />
      </span>
      <p>
        <span className="block text-muted">{t('level.label')}</span>
        <span className="sr-only">
          <Spoken before={before} after={after} levelBefore={levelBefore} level={level} />
        </span>
        <span aria-hidden="true" className="flex flex-wrap items-center gap-1.5">
          {levelBefore !== level && (
            <>
              <SkillLevelBadge level={levelBefore} />
              <ArrowRight className="size-4" />
            </>
          )}
          <SkillLevelBadge level={level} />
        </span>
      </p>
    </div>
  )
}

function Spoken({ before, after, levelBefore, level }: Omit<MasteryChangeProps, 'name'>) {
  const { t } = useTranslation('practice')
  const { t: say } = useTranslation('common')
  const word = say(`skillLevel.${level}`)
  if (levelBefore !== level)
    return t('level.changeSpoken', { levelBefore: say(`skillLevel.${levelBefore}`), level: word, after })
  return before === null
    ? t('level.firstSpoken', { level: word, after })
    : t('level.sameSpoken', { level: word, before, after })
}

/** What the server said about the last answer, or the device. Right is a quiet joy, wrong is "not yet". */
export function Feedback({ task, isNothingGiven }: { task: Task; isNothingGiven: boolean }) {
  const { t } = useTranslation('practice')
  const { checked } = task
  return (
    <div role="status" className="empty:hidden">
      {isNothingGiven ? (
        <p className="rounded-card bg-fill p-4">{t(`nothing.${task.problem.answer.kind}`)}</p>
      ) : (
        checked && <Verdict task={task} correct={checked.correct} tries={checked.tries} />
      )}
    </div>
  )
}

function Verdict({ task, correct, tries }: { task: Task; correct: boolean | null; tries: number }) {
  if (correct === null) return <Unchecked />
  return correct ? <Right task={task} /> : <NotYet key={tries} task={task} />
}

/** Neither right nor wrong: nobody has looked at it yet. */
function Unchecked() {
  const { t } = useTranslation('practice')
  return (
    <p className="flex animate-pop-in items-start gap-3 rounded-card bg-info-soft p-4 text-info-ink">
      <CloudOff aria-hidden="true" className="mt-1 size-5 shrink-0" />
      <span className="text-lg">
        <strong className="block font-heading font-semibold">{t('later.title')}</strong>
        {t('later.text')}
      </span>
    </p>
  )
}

function Right({ task: { problem, checked, masteryBefore, levelBefore } }: { task: Task }) {
  const { t } = useTranslation('practice')
  const isFirstTry = problem.tries === 1 && !checked?.helped
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-success-soft p-4 text-success-ink">
      <span className="flex animate-pop-in items-center gap-3">
        <Sprout stage={isFirstTry ? 4 : 3} className="size-16 shrink-0" />
        <span>
          <strong className="block font-heading font-semibold text-2xl">{t('right.title')}</strong>
          {isFirstTry ? t('right.firstTry') : checked?.helped ? t('right.helped') : t('right.again')}
        </span>
      </span>
      {checked?.mastery === null && <p className="text-text">{t('later.level')}</p>}
      {checked && checked.mastery !== null && (
        <MasteryChange
          name={problem.skill.name}
          before={masteryBefore}
          after={checked.mastery}
          levelBefore={levelBefore}
          level={checked.level}
        />
      )}
    </div>
  )
}

function NotYet({ task: { problem, checked } }: { task: Task }) {
  const { t } = useTranslation('practice')
  if (!checked) return null
  const { key, ...values } = explainWhy(problem, checked)
  return (
    <p className="flex animate-pop-in items-start gap-3 rounded-card bg-warning-soft p-4 text-warning-ink">
      <MessageCircle aria-hidden="true" className="mt-1 size-5 shrink-0" />
      <span className="text-lg">
        <strong className="block font-heading font-semibold">
          {checked.why === 'unreadable' ? t('notYet.unreadable') : t('notYet.title')}
        </strong>
        {t(`why.${key}`, values)}
      </span>
    </p>
  )
}
