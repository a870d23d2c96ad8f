import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Circle, CircleCheck, Lightbulb, PartyPopper } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { JudgedMission, OpenedMission } from '#contract/kids-code/missions.ts'
import { AppLink } from '../../../../kit/app-link.tsx'
import { Confetti } from '../../../../kit/celebration/confetti.tsx'
import { BadgeMedal } from '../../../../kit/learning/badge-medal.tsx'
import { badgesQuery } from '../../../../kit/learning/learning.data.ts'
import { usePagePath } from '../../../../kit/navigation/use-page-path.ts'
import { useUser } from '../../../../kit/session.ts'
import { SpeakButton } from '../../../../kit/speech/speak-button.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { missionsQuery } from '../../missions/missions.data.ts'
import type { MissionJudgement } from './use-judgement.ts'

type MissionPanelProps = {
  mission: OpenedMission
  judgement: MissionJudgement
  isYoung: boolean
  hintsSeen: number
  onHint: () => void
}

/** What is to be done, what of it is done, and help for those who ask. */
export function MissionPanel({ mission, judgement, isYoung, hintsSeen, onHint }: MissionPanelProps) {
  const { t } = useTranslation('kidsCodeStudio')
  const { goal, hints } = mission
  const { checks, verdict, askAgain } = judgement
  const seen = hints.slice(0, hintsSeen)
  const hasMore = hintsSeen < hints.length
  return (
    <section
      aria-label={t('mission.label')}
      className="relative flex flex-col gap-3 rounded-card border border-border bg-surface p-3"
    >
      {verdict.state === 'done' && <Done mission={mission} answer={verdict.answer} />}
      <div className="flex items-start gap-2">
        <p className={`min-w-0 flex-1 ${isYoung ? 'text-xl' : 'text-lg'}`}>{goal}</p>
        <SpeakButton text={[goal, ...seen].join(' ')} label={t('mission.listen')} />
      </div>
      <ul aria-label={t('mission.checks')} className="flex flex-wrap gap-x-4 gap-y-1">
        {checks.map(({ tells, isPassed }) => (
          <li key={tells} className="flex items-center gap-2">
            {isPassed ? (
              <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-success" />
            ) : (
              <Circle aria-hidden="true" className="size-6 shrink-0 text-muted" />
            )}
            {tells}
            <span className="sr-only">{isPassed ? t('mission.passed') : t('mission.notYet')}</span>
          </li>
        ))}
      </ul>
      <div role="status">
        {(verdict.state === 'waiting' || verdict.state === 'failed') && (
          <div className="flex flex-wrap items-center gap-3">
            <p>{t(`mission.${verdict.state}`)}</p>
            <Button variant="outline" onClick={askAgain}>
              {t('saving.retry')}
            </Button>
          </div>
        )}
      </div>
      {(seen.length > 0 || hasMore) && (
        <div className="flex flex-col items-start gap-2">
          {seen.length > 0 && (
            <ol aria-label={t('mission.hints')} className="flex list-decimal flex-col gap-1 ps-6">
              {seen.map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ol>
          )}
          {hasMore && (
            <Button variant="ghost" {...(isYoung && { className: 'min-h-14' })} onClick={onHint}>
              <Lightbulb aria-hidden="true" />
              {seen.length === 0 ? t('mission.hint') : t('mission.nextHint')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

/** Celebrated once: the first time that it is done. */
function Done({ mission, answer }: { mission: OpenedMission; answer: JudgedMission }) {
  const { t } = useTranslation('kidsCodeStudio')
  const isGamified = useUser()?.gamificationEnabled ?? true
  const home = usePagePath('kidsCode')
  const all = useQuery(missionsQuery)
  const badges = useQuery(badgesQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const next = findNext(all.data ?? [], mission.id)
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-success-soft p-3 text-success-ink">
      {isGamified && answer.isFirst && <Confetti seed={mission.id} />}
      <PartyPopper aria-hidden="true" className="size-8 shrink-0" />
      <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 font-semibold text-xl outline-none">
        {t('mission.done')}
      </h2>
      {isGamified &&
        answer.newBadges.map(({ id, name, icon }) => (
          <p key={id} className="flex items-center gap-2 font-medium">
            <BadgeMedal
              icon={icon}
              color={badges.data?.find((badge) => badge.id === id)?.color ?? 'primary'}
              isEarned
            />
            {t('mission.badge', { name })}
          </p>
        ))}
      {next && (
        <Button asChild>
          <AppLink to={home} search={{ mission: next.id }}>
            {t('mission.next', { title: next.title })}
            <ChevronRight aria-hidden="true" />
          </AppLink>
        </Button>
      )}
    </div>
  )
}

/** The next one in order that is not done; from the last one on it begins with those that were left out. */
function findNext<One extends { id: string; completedAt: string | null }>(
  all: readonly One[],
  id: string,
): One | undefined {
  const place = all.findIndex((one) => one.id === id)
  return [...all.slice(place + 1), ...all.slice(0, Math.max(0, place))].find(
    ({ completedAt }) => completedAt === null,
  )
}
