import { useQuery } from '@tanstack/react-query'
import { Clock, Flag, List, Map as MapIcon } from 'lucide-react'
import { use, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SkillLevel, type SkillStanding } from '#contract/skills.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PottedSeedling } from '../../../ui/drawings/potted-seedling.tsx'
import { Combobox } from '../../../ui/forms/combobox.tsx'
import { Select, SelectItems } from '../../../ui/forms/select.tsx'
import { FullScreen } from '../../../ui/overlays/full-screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { SkillLevelBadge } from '../../learning/skill-level-badge.tsx'
import { IsOwnMap } from '../is-own-map.ts'
import { SkillPanel } from '../receipt/skill-panel.tsx'
import { skillMapQuery } from '../skills.data.ts'
import { layOutMap } from './plan/lay-out-map.ts'
import type { Place } from './plan/view.ts'
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

function MapLegend() {
  const { t } = useTranslation('skills')
  const isOwn = use(IsOwnMap)
  return (
    <ul aria-label={t('legend.label')} className="flex flex-wrap gap-x-3 gap-y-2">
      {SkillLevel.options.map((level) => (
        <li key={level}>
          <SkillLevelBadge level={level} />
        </li>
      ))}
      <li className="flex items-center gap-1.5 px-1">
        <Clock aria-hidden="true" className="size-4" />
        {t('due')}
      </li>
      <li className="flex items-center gap-1.5 px-1">
        <Flag aria-hidden="true" className="size-4 fill-current" />
        {isOwn ? t('next') : t('student.next')}
      </li>
    </ul>
  )
}

type MapBarProps = {
  skills: readonly SkillStanding[]
  subjects: readonly string[]
  subject: string
  onSubject: (subject: string) => void
  onFind: (skill: string) => void
  isList: boolean
  onShow: (isList: boolean) => void
}

function MapBar({ skills, subjects, subject, onSubject, onFind, isList, onShow }: MapBarProps) {
  const { t } = useTranslation('skills')
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Select value={subject} onValueChange={onSubject} aria-label={t('subject')} className="w-full sm:w-56">
        <SelectItems values={subjects} />
      </Select>
      <Combobox
        options={skills.map(({ id, name }) => ({ value: id, label: name }))}
        value={null}
        onValueChange={(id) => id !== null && onFind(id)}
        placeholder={t('find')}
        aria-label={t('find')}
        className="min-w-48 flex-1"
      />
      <fieldset className="flex gap-1">
        <legend className="sr-only">{t('show.label')}</legend>
        <Button
          icon={MapIcon}
          variant={isList ? 'ghost' : 'secondary'}
          aria-pressed={!isList}
          onClick={() => onShow(false)}
        >
          {t('show.map')}
        </Button>
        <Button
          icon={List}
          variant={isList ? 'secondary' : 'ghost'}
          aria-pressed={isList}
          onClick={() => onShow(true)}
        >
          {t('show.list')}
        </Button>
      </fieldset>
    </div>
  )
}

/** The map as a list, grade by grade. */
function SkillList({ skills, onOpen }: { skills: readonly SkillStanding[]; onOpen: (id: string) => void }) {
  const { t } = useTranslation('skills')
  const grades = [...new Set(skills.map(({ grade }) => grade))].toSorted((a, b) => a - b)
  return (
    <div className="flex flex-col gap-6">
      {grades.map((grade) => (
        <section key={grade} aria-label={t('grade', { grade })} className="flex flex-col gap-2">
          <h3 className="font-medium text-lg">{t('grade', { grade })}</h3>
          <ul className="divide-y divide-border rounded-card border border-border bg-surface">
            {skills
              .filter((skill) => skill.grade === grade)
              .map((skill) => (
                <li
                  key={skill.id}
                  className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-3"
                >
                  <button
                    type="button"
                    onClick={() => onOpen(skill.id)}
                    className="min-w-0 flex-1 basis-56 rounded-small text-start font-medium after:absolute after:inset-0 hover:underline"
                  >
                    {skill.name}
                  </button>
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
                    {skill.isDue && (
                      <span className="flex items-center gap-1">
                        <Clock aria-hidden="true" className="size-4" />
                        {t('legend.due')}
                      </span>
                    )}
                    {skill.isNext && (
                      <span className="flex items-center gap-1">
                        <Flag aria-hidden="true" className="size-4" />
                        {t('legend.next')}
                      </span>
                    )}
                    {skill.mastery !== null && (
                      <span className="tabular-nums">{t('list.percent', { percent: skill.mastery })}</span>
                    )}
                    <SkillLevelBadge level={skill.level} />
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
