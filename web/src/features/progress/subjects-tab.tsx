import { queryOptions, useQuery } from '@tanstack/react-query'
import { Map as MapIcon } from 'lucide-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ProgressMetric } from '#contract/progress.ts'
import { findBusiest } from '../../kit/learning/find-busiest.ts'
import { SubjectIcon } from '../../kit/learning/subject-icon.tsx'
import type { MapSection } from '../../kit/skills/skill-map/map-section.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { masteryTone } from '../../ui/display/mastery-tone.ts'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { OfflineState } from '../../ui/states/offline-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import type { ProgressAddress } from './read-address.ts'
import { useShareText } from './use-share-text.ts'

/** The map is a sixth of all that a device would keep for offline use, and one tab of this screen. */
const mapQuery = queryOptions({
  queryKey: ['code', 'skill-map'],
  queryFn: () => import('../../kit/skills/skill-map/map-section.tsx'),
})

/** The skill map, once its code is there. */
function MapPlace(props: ComponentProps<typeof MapSection>) {
  const { data, isError, refetch } = useQuery(mapQuery)
  if (data) return <data.MapSection {...props} />
  if (isError) return <OfflineState headingLevel={3} onRetry={() => void refetch()} />
  // As high as a window, so that who came for the map is led to its place before it is there.
  return <Skeleton className="h-dvh" />
}

type SubjectsTabProps = {
  user: User
  metrics: readonly ProgressMetric[]
  address: Pick<ProgressAddress, 'subject' | 'skill'>
  onChoose: (address: { subject: string; skill: string | null }) => void
}

/** How each subject stands, and below the skills behind it. */
export function SubjectsTab({ user, metrics, address, onChoose }: SubjectsTabProps) {
  const map = useRef<HTMLDivElement>(null)
  const hasWish = address.subject !== null
  // Whoever comes for the map of a subject looks at it at once.
  useEffect(() => {
    if (hasWish) map.current?.scrollIntoView({ block: 'start' })
  }, [hasWish])
  const subjects = metrics.map(({ subjectName }) => subjectName)
  const subject = address.subject ?? findBusiest(metrics)
  return (
    <div className="flex flex-col gap-8">
      <SubjectCards
        metrics={metrics}
        onOpen={(name) => {
          onChoose({ subject: name, skill: null })
          map.current?.scrollIntoView({ block: 'start' })
        }}
      />
      <div ref={map} className="scroll-mt-20">
        <MapPlace
          learner={user}
          subjects={subjects.includes(subject) ? subjects : [subject, ...subjects]}
          subject={subject}
          skill={address.skill}
          onChoose={onChoose}
        />
      </div>
    </div>
  )
}

type SubjectCardsProps = { metrics: readonly ProgressMetric[]; onOpen: (subject: string) => void }

function SubjectCards({ metrics, onOpen }: SubjectCardsProps) {
  const { t } = useTranslation('progress')
  const sayShare = useShareText()
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {metrics.map(
        ({
          subjectId,
          subjectName,
          subjectIcon,
          masteryLevel,
          isBegun,
          skillsHeld,
          skills,
          strengthAreas,
          improvementAreas,
        }) => (
          <li key={subjectId}>
            <Card className="flex h-full flex-col gap-4">
              <h2 className="flex items-center gap-2 font-medium text-xl">
                <SubjectIcon icon={subjectIcon} className="size-6 shrink-0" />
                {subjectName}
              </h2>
              <ProgressBar
                label={t('mastery', { subject: subjectName })}
                percent={masteryLevel}
                valueText={sayShare({ isBegun, skills, skillsHeld })}
                color={`var(--tone-${masteryTone(masteryLevel)})`}
              />
              <div>
                <Button variant="secondary" onClick={() => onOpen(subjectName)}>
                  <MapIcon aria-hidden="true" />
                  {t('subjects.openMap')}
                  <span className="sr-only">{subjectName}</span>
                </Button>
              </div>
              <Areas
                heading={t('subjects.strengths')}
                areas={strengthAreas}
                none={t('subjects.noStrengths')}
              />
              <Areas
                heading={t('subjects.improvements')}
                areas={improvementAreas}
                none={t('subjects.noImprovements')}
              />
            </Card>
          </li>
        ),
      )}
    </ul>
  )
}

function Areas({ heading, areas, none }: { heading: string; areas: readonly string[]; none: string }) {
  return (
    <div>
      <h3 className="font-medium">{heading}</h3>
      {areas.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="list-disc ps-5">
          {areas.map((area) => (
            <li key={area}>{area}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
