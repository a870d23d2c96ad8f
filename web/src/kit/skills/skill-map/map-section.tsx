import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SkillStanding } from '#contract/skills.ts'
import { PottedSeedling } from '../../../ui/drawings/potted-seedling.tsx'
import { FullScreen } from '../../../ui/overlays/full-screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { SkillPanel } from '../receipt/skill-panel.tsx'
import { skillMapQuery } from '../skills.data.ts'
import { MapBar } from './map-bar.tsx'
import { MapLegend } from './map-legend.tsx'
import { layOutMap } from './plan/lay-out-map.ts'
import type { Place } from './plan/view.ts'
import { SkillList } from './skill-list.tsx'
import { SkillMap } from './skill-map.tsx'

type MapSectionProps = {
  /** Whose skills they are. */
  learner: { id: number }
  subjects: readonly string[]
  subject: string
  skill: string | null
  onChoose: (address: { subject: string; skill: string | null }) => void
}

/** The skills of a subject as a map or a list, and the skill that is open. */
export function MapSection({ learner, subjects, subject, skill, onChoose }: MapSectionProps) {
  const { t } = useTranslation('skills')
  const map = useQuery(skillMapQuery(learner.id, subject))
  const open = map.data?.skills.find(({ id }) => id === skill) ?? null
  return (
    <section aria-labelledby="skill-map" className="flex flex-col gap-4">
      <div>
        <h2 id="skill-map" className="font-semibold text-2xl">
          {t('heading')}
        </h2>
        <p className="text-muted">{t('intro')}</p>
      </div>
      {map.isPending && (
        <SkeletonArea className="flex flex-col gap-4">
          <Skeleton className="h-11" shape="control" />
          <Skeleton className="h-[60dvh]" />
        </SkeletonArea>
      )}
      {map.isError && !map.data && <ErrorState title={t('failed')} query={map} headingLevel={3} />}
      {map.data && (
        <Skills
          key={subject}
          skills={map.data.skills}
          grade={map.data.grade}
          subjects={subjects}
          subject={subject}
          wanted={skill}
          onChoose={onChoose}
        />
      )}
      {open && (
        <SkillPanel
          key={open.id}
          learner={learner}
          skill={open}
          all={map.data?.skills ?? []}
          onOpen={(id) => onChoose({ subject, skill: id })}
          onClose={() => onChoose({ subject, skill: null })}
        />
      )}
    </section>
  )
}

type SkillsProps = Pick<MapSectionProps, 'subjects' | 'subject' | 'onChoose'> & {
  skills: readonly SkillStanding[]
  grade: number
  wanted: string | null
}

function Skills({ skills, grade, subjects, subject, wanted, onChoose }: SkillsProps) {
  const { t } = useTranslation('skills')
  const [isList, setIsList] = useState(false)
  const [isFull, setIsFull] = useState(false)
  const [found, setFound] = useState<string | null>(wanted)
  const lastPlace = useRef<Place | null>(null)
  const plan = layOutMap(skills)
  const open = (id: string) => onChoose({ subject, skill: id })
  const bar = (
    <MapBar
      skills={skills}
      subjects={subjects}
      subject={subject}
      onSubject={(name) => onChoose({ subject: name, skill: null })}
      onFind={(id) => {
        setFound(id)
        if (isList) open(id)
      }}
      isList={isList}
      onShow={setIsList}
    />
  )
  if (skills.length === 0) {
    return (
      <>
        {bar}
        <EmptyState
          drawing={<PottedSeedling />}
          title={t('empty.title')}
          description={t('empty.text')}
          headingLevel={3}
        />
      </>
    )
  }
  const map = (
    <SkillMap
      plan={plan}
      subject={subject}
      grade={grade}
      wanted={found}
      last={lastPlace}
      isFull={isFull}
      onToggleFull={() => setIsFull(!isFull)}
      onOpen={open}
    />
  )
  return (
    <>
      {bar}
      {isList ? (
        <SkillList skills={skills} onOpen={open} />
      ) : (
        !isFull && <div className="h-[62dvh] min-h-96">{map}</div>
      )}
      <MapLegend />
      <FullScreen title={t('map.label', { subject })} open={isFull} onOpenChange={setIsFull}>
        {map}
      </FullScreen>
    </>
  )
}
