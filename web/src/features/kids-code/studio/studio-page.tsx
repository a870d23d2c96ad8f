import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Circle, CircleCheck, Lightbulb, PartyPopper, RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { JudgedMission, OpenedMission } from '#contract/kids-code/missions.ts'
import { makeFirstProject, type Project } from '#engines/kids-code/index.ts'
import type { KeptProgram } from '../../../device/programs/kept-program.ts'
import { Confetti } from '../../../kit/celebration/confetti.tsx'
import { BadgeMedal } from '../../../kit/learning/badge-medal.tsx'
import { badgesQuery } from '../../../kit/learning/learning.data.ts'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { usePagePath } from '../../../kit/navigation/use-page-path.ts'
import { useUser } from '../../../kit/session.ts'
import { SpeakButton } from '../../../kit/speech/speak-button.tsx'
import { useTabTitle } from '../../../kit/use-tab-title.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { MenuItem, MenuSeparator } from '../../../ui/overlays/dropdown-menu.tsx'
import { openMissionProgram, openOwnProgram, startOwnProgram } from '../keeping/open-program.ts'
import type { ProgramSession } from '../keeping/program-session.ts'
import { missionsQuery } from '../missions/missions.data.ts'
import { SOUNDS } from '../stage/sound/sounds.ts'
import { SavingState, StudioMenu, TopBar, ViewChoices } from './bar/top-bar.tsx'
import { LookPage } from './look/look-page.tsx'
import { type MissionJudgment, useJudgment } from './mission/use-judgment.ts'
import { OwnStudio } from './own/own-studio.tsx'
import type { StudioAddress } from './read-address.ts'
import { StudioBench } from './studio-bench.tsx'
import { isYoungStudent, useStudioSettings } from './studio-settings.ts'
import { StudioSkeleton } from './studio-skeleton.tsx'
import { StudioFrame, StudioThing } from './studio-thing.tsx'
import { useSession, useSessionState, useStudio } from './use-studio.ts'

const FIRST_SOUNDS = ['meow', 'pop']

function useFirstProject(): () => Project {
  const { t } = useTranslation('kidsCode')
  const { t: word } = useTranslation('kidsCodeStage')
  return () => {
    const cat = t('sprites.cat.name')
    const sounds = SOUNDS.filter(({ id }) => FIRST_SOUNDS.includes(id)).map(({ id, asset, seconds }) => ({
      name: word(`sounds.${id}`),
      asset,
      seconds,
    }))
    const costumes = [`${cat} 1`, `${cat} 2`] as const
    return makeFirstProject({ cat, costumes, meadow: t('backgrounds.meadow.name'), sounds })
  }
}

const NEW = 'new'

/**
 * An own project by its number, by the key that this device gave it, or a new one. Once it is kept its address changes, and
 * what is open stays open.
 */
function OwnPage({ user, name }: { user: User; name: string }) {
  const [shown, setShown] = useState(name)
  const [names, setNames] = useState<readonly string[]>([])
  if (name !== shown && !names.includes(name)) {
    setShown(name)
    setNames([])
  }
  const { t } = useTranslation('kidsCodeStudio')
  const makeFirst = useFirstProject()
  const opened = useQuery({
    queryKey: ['kidsCodeProgram', user.id, shown],
    queryFn: async (): Promise<KeptProgram | null> => {
      if (shown !== NEW) return openOwnProgram(user.id, shown)
      const content = {
        title: t('own.newTitle'),
        blocks: makeFirst(),
        assets: { sprites: [], backgrounds: [] },
        thumbnail: null,
      }
      return startOwnProgram(user.id, content)
    },
    // What is on the device is read each time it is opened, and never while it is open.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  })
  return (
    <StudioThing read={opened}>
      {(program) => (
        <OwnStudio
          key={program.key}
          user={user}
          opened={program}
          isFresh={shown === NEW}
          name={name}
          onNamed={(known) => setNames((before) => (before.includes(known) ? before : [...before, known]))}
        />
      )}
    </StudioThing>
  )
}

export function StudioPage({ wanted }: { wanted: StudioAddress }) {
  const user = useUser()
  // Nobody is here only for the moment in which somebody signs out.
  if (!user) return null
  if (wanted.kind === 'project') return <OwnPage user={user} name={wanted.name} />
  if (wanted.kind === 'mission') return <MissionPage key={wanted.id} user={user} missionId={wanted.id} />
  return <LookPage key={`${wanted.kind} ${wanted.id}`} user={user} wanted={wanted} />
}

/** A mission as it was left on this device, or from its start. */
function MissionPage({ user, missionId }: { user: User; missionId: string }) {
  const opened = useQuery({
    queryKey: ['kidsCodeMission', user.id, missionId],
    queryFn: () => openMissionProgram(user.id, missionId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  })
  return (
    <StudioThing read={opened}>
      {({ mission, program }) => <MissionStudio user={user} mission={mission} opened={program} />}
    </StudioThing>
  )
}

type MissionStudioProps = { user: User; mission: OpenedMission; opened: KeptProgram }

function MissionStudio(props: MissionStudioProps) {
  const session = useSession(props.opened, true)
  if (!session) return <StudioSkeleton />
  return <Kept {...props} session={session} />
}

function Kept({ user, mission, session }: MissionStudioProps & { session: ProgramSession }) {
  const { t } = useTranslation('kidsCodeStudio')
  const { program, saving } = useSessionState(session)
  const [settings, changeSettings] = useStudioSettings()
  const [isAsking, setAsking] = useState(false)
  const home = usePagePath('kidsCode')
  const studio = useStudio(program, session.change)
  const judgment = useJudgment(mission, program)
  const isYoung = isYoungStudent(user)
  const level = mission.level === 'pictures' || mission.level === 'blocks' ? mission.level : 'full'
  useTabTitle(mission.title)
  return (
    <StudioFrame>
      <TopBar
        back={{ to: home, search: { tab: 'missions' } }}
        title={<h1 className="truncate px-2 font-semibold text-xl">{mission.title}</h1>}
        state={
          program.revision > 1 && <SavingState saving={saving} onRetry={() => void session.tryAgain()} />
        }
        studio={studio}
        menu={
          <StudioMenu>
            <MenuItem icon={<RotateCcw />} onSelect={() => setAsking(true)}>
              {t('mission.restart')}
            </MenuItem>
            <MenuSeparator />
            <ViewChoices level={level} hasLevels={false} settings={settings} onSettings={changeSettings} />
          </StudioMenu>
        }
      />
      <StudioBench
        studio={studio}
        title={mission.title}
        level={level}
        isYoung={isYoung}
        settings={settings}
        onSettings={changeSettings}
        allowed={mission.blocks}
        onRun={judgment.judge}
        panel={
          <MissionPanel
            mission={mission}
            judgement={judgment}
            isYoung={isYoung}
            hintsSeen={program.hintsSeen}
            onHint={() => session.change({ hintsSeen: program.hintsSeen + 1 })}
          />
        }
      />
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('mission.restartTitle')}
        description={t('mission.restartText')}
        confirmLabel={t('mission.restart')}
        onConfirm={() => studio.edit(mission.starter)}
      />
    </StudioFrame>
  )
}

type MissionPanelProps = {
  mission: OpenedMission
  judgement: MissionJudgment
  isYoung: boolean
  hintsSeen: number
  onHint: () => void
}

/** What is to be done, what of it is done, and help for those who ask. */
function MissionPanel({ mission, judgement, isYoung, hintsSeen, onHint }: MissionPanelProps) {
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
        <LinkButton to={home} search={{ mission: next.id }}>
          {t('mission.next', { title: next.title })}
          <ChevronRight aria-hidden="true" />
        </LinkButton>
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
