import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import * as Icons from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { MissionCard } from '#contract/kids-code/missions.ts'
import { levelOfGrade } from '#engines/kids-code/index.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { usePagePath } from '../../../kit/navigation/use-page-path.ts'
import { SpeakButton } from '../../../kit/speech/speak-button.tsx'
import { withUser } from '../../../kit/with-user.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { ProgressBar } from '../../../ui/display/progress-bar.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { ExampleList } from '../examples/example-list.tsx'
import { SharedProjects } from '../gallery/shared-projects.tsx'
import { loadStudioWhenIdle } from '../load-studio.ts'
import { arrangeMissions, missionsQuery } from '../missions/missions.data.ts'
import { OwnProjects } from '../projects/own-projects.tsx'
import { CARD_GRID, CardsSkeleton } from '../projects/project-picture.tsx'

const TOPIC_ICONS = {
  sequences: Icons.Footprints,
  debugging: Icons.Bug,
  loops: Icons.Repeat,
  events: Icons.CirclePlay,
  turns: Icons.CornerUpRight,
  forever: Icons.Infinity,
  keys: Icons.Keyboard,
  sounds: Icons.Music,
  conditions: Icons.Split,
  messages: Icons.MessagesSquare,
  variables: Icons.Variable,
  input: Icons.MessageCircleQuestionMark,
  clones: Icons.Copy,
  'own-blocks': Icons.Blocks,
  lists: Icons.List,
  algorithms: Icons.ArrowUpNarrowWide,
  other: Icons.Sparkles,
} satisfies Record<string, Icons.LucideIcon>

/** A topic that this version has no words for yet is shown as something new. */
function findTopic(name: string): keyof typeof TOPIC_ICONS {
  return Object.hasOwn(TOPIC_ICONS, name) ? (name as keyof typeof TOPIC_ICONS) : 'other'
}

type MissionItemProps = { mission: MissionCard; isNext: boolean; isYoung: boolean }

function MissionItem({ mission, isNext, isYoung }: MissionItemProps) {
  const { t } = useTranslation('kidsCodeProjects')
  const path = usePagePath('kidsCode')
  const { id, title, goal, grades, completedAt } = mission
  const [first, last] = grades
  const isDone = completedAt !== null
  const topic = findTopic(mission.topic)
  const Icon = TOPIC_ICONS[topic]
  return (
    <Card
      padding="small"
      tone={isNext ? 'brand' : 'surface'}
      className={`flex h-full flex-col ${isNext ? 'border-2' : ''}`}
    >
      <article aria-labelledby={`mission-${id}`} className="flex flex-1 flex-col gap-3">
        <div className="flex items-start gap-3">
          <span className="grid size-12 shrink-0 place-items-center rounded-control bg-purple-soft text-purple-ink">
            <Icon aria-hidden="true" className="size-7" />
          </span>
          <div className="min-w-0 flex-1">
            <h3 id={`mission-${id}`} className="wrap-anywhere font-semibold text-lg">
              {title}
            </h3>
            <p className={isNext ? '' : 'text-muted'}>{t(`missions.topics.${topic}`)}</p>
          </div>
          {isYoung && <SpeakButton text={`${title}. ${goal}`} label={t('missions.listen', { title })} />}
        </div>
        <p className={`flex-1 ${isYoung ? 'text-lg' : ''}`}>{goal}</p>
        <div className="flex flex-wrap gap-2">
          {isNext && (
            <Badge tone="purple">
              <Icons.Sparkles aria-hidden="true" />
              {t('missions.next')}
            </Badge>
          )}
          {isDone && (
            <Badge tone="success">
              <Icons.CircleCheck aria-hidden="true" />
              {t('missions.done')}
            </Badge>
          )}
          <Badge tone="outline">{t('missions.grades', { first, last })}</Badge>
        </div>
        <Button
          asChild
          variant={isNext ? 'primary' : 'outline'}
          size={isYoung || isNext ? 'large' : 'medium'}
          {...(isYoung && { className: 'min-h-14' })}
        >
          <AppLink to={path} search={{ mission: id }}>
            {isDone ? <Icons.RotateCcw aria-hidden="true" /> : <Icons.Play aria-hidden="true" />}
            {isDone ? t('missions.again') : t('missions.start')}
            <span className="sr-only">{title}</span>
          </AppLink>
        </Button>
      </article>
    </Card>
  )
}

const HOME_TABS = ['projects', 'missions', 'examples', 'gallery'] as const
type HomeTab = (typeof HOME_TABS)[number]

/** Which part of the start page the address asks for. */
function readHomeTab({ tab }: Record<string, unknown>): HomeTab {
  return HOME_TABS.find((known) => known === tab) ?? 'projects'
}

/** The start page of Kids Code: own projects, missions, examples and what others have shared. */
export const KidsCodeHome = withUser(Home)

const TABS = [
  ['projects', Icons.Shapes],
  ['missions', Icons.Rocket],
  ['examples', Icons.Lightbulb],
  ['gallery', Icons.Images],
] as const

function Home({ user }: { user: User }) {
  const { t } = useTranslation('kidsCodeProjects')
  const navigate = useNavigate()
  const path = usePagePath('kidsCode')
  const tab = useSearch({ from: path }).tab ?? 'projects'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(loadStudioWhenIdle, [])
  const show = (next: string) =>
    void navigate({
      to: path,
      search: next === 'projects' ? {} : { tab: readHomeTab({ tab: next }) },
      replace: true,
      resetScroll: false,
    })
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} headingRef={heading} intro={t('intro')} />
      <Tabs value={tab} onValueChange={show}>
        <TabList label={t('tabs.label')}>
          {TABS.map(([name, Icon]) => (
            <Tab key={name} value={name}>
              <Icon aria-hidden="true" className="max-lg:hidden" />
              {t(`tabs.${name}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="projects">
          <OwnProjects
            user={user}
            moveFocus={() => heading.current?.focus()}
            onMissions={() => show('missions')}
          />
        </TabPanel>
        <TabPanel value="missions">
          <MissionList user={user} />
        </TabPanel>
        <TabPanel value="examples">
          <ExampleList user={user} />
        </TabPanel>
        <TabPanel value="gallery">
          <SharedProjects user={user} />
        </TabPanel>
      </Tabs>
    </div>
  )
}

function MissionList({ user }: { user: User }) {
  const { t } = useTranslation('kidsCodeProjects')
  const found = useQuery(missionsQuery)
  if (found.isPending) return <CardsSkeleton />
  if (!found.data) return <ErrorState title={t('missions.failed')} query={found} />
  const isStudent = user.role === 'student' && !user.isTeacher
  const level = isStudent ? levelOfGrade(user.grade) : 'full'
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
