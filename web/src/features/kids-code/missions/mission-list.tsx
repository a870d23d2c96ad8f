import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { MissionCard } from '#contract/kids-code/missions.ts'
import { levelOfGrade } from '#engines/kids-code/index.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { ProgressBar } from '../../../ui/display/progress-bar.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { CARD_GRID, CardsSkeleton } from '../projects/cards-skeleton.tsx'
import { arrangeMissions } from './arrange-missions.ts'
import { MissionItem } from './mission-item.tsx'
import { missionsQuery } from './missions.data.ts'

export function MissionList({ user }: { user: User }) {
  const { t } = useTranslation('kidsCodeProjects')
  const found = useQuery(missionsQuery)
  if (found.isPending) return <CardsSkeleton />
  if (!found.data) {
    return (
      <ErrorState
        title={t('missions.failed')}
        onRetry={() => void found.refetch()}
        isRetrying={found.isFetching}
      />
    )
  }
  const isPupil = user.role === 'student' && !user.isTeacher
  const level = isPupil ? levelOfGrade(user.grade) : 'full'
  const { nextId, own, harder, easier } = arrangeMissions(found.data, level)
  const total = found.data.length
  const done = found.data.filter(({ completedAt }) => completedAt !== null).length
  const parts = [
    { title: t('missions.forYou'), missions: own },
    { title: t('missions.harder'), missions: harder },
    { title: t('missions.easier'), missions: easier },
  ].filter(({ missions }) => missions.length > 0)
  return (
    <div className="flex flex-col gap-8">
      <ProgressBar
        className="max-w-md"
        label={t('missions.progressLabel')}
        percent={total === 0 ? 0 : (100 * done) / total}
        valueText={t('missions.progress', { done, total })}
      />
      {own.length > 0 && own.every(({ completedAt }) => completedAt !== null) && (
        <p className="font-medium text-lg">{t('missions.allDone')}</p>
      )}
      {parts.map(({ title, missions }) => (
        <Part key={title} title={title} missions={missions} nextId={nextId} isYoung={isYoung(user)} />
      ))}
    </div>
  )
}

type PartProps = {
  title: string
  missions: readonly MissionCard[]
  nextId: string | null
  isYoung: boolean
}

function Part({ title, missions, nextId, isYoung }: PartProps) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-semibold text-2xl">{title}</h2>
      <ul aria-label={title} className={CARD_GRID}>
        {missions.map((mission) => (
          <li key={mission.id}>
            <MissionItem mission={mission} isNext={mission.id === nextId} isYoung={isYoung} />
          </li>
        ))}
      </ul>
    </section>
  )
}
