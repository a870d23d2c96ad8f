import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { visualProjects } from '#contract/kids-code/projects.ts'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import { call } from '../../../../api/call.ts'
import { sayInLanguage } from '../../../../api/say-refusal.ts'
import type { KeptProgram } from '../../../../device/programs/kept-program.ts'
import { removeProgram } from '../../../../device/programs/kept-programs.ts'
import { usePagePath } from '../../../../kit/navigation/use-page-path.ts'
import { useFailureToast } from '../../../../kit/use-failure-toast.ts'
import { useTabTitle } from '../../../../kit/use-tab-title.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { fetchNewer, keepNewProgram, toContent } from '../../keeping/open-program.ts'
import type { ProgramSession } from '../../keeping/program-session.ts'
import { SavingState, TopBar } from '../bar/top-bar.tsx'
import { StudioBench } from '../studio-bench.tsx'
import { findLevel, isYoungStudent, useStudioSettings } from '../studio-settings.ts'
import { StudioSkeleton } from '../studio-skeleton.tsx'
import { GoneThing, isGone, StudioFrame } from '../studio-thing.tsx'
import { useSession, useSessionState, useStudio } from '../use-studio.ts'
import { OwnMenu } from './own-menu.tsx'

type OwnStudioProps = {
  user: User
  opened: KeptProgram
  isFresh: boolean
  /** As the address has it. */
  name: string
  /** Another name of the same program. */
  onNamed: (name: string) => void
}

export function OwnStudio(props: OwnStudioProps) {
  const session = useSession(props.opened, props.isFresh)
  if (!session) return <StudioSkeleton />
  return <Kept {...props} session={session} />
}

function Kept(props: OwnStudioProps & { session: ProgramSession }) {
  const { user, opened, isFresh, name, onNamed, session } = props
  const { program, saving } = useSessionState(session)
  const [settings, changeSettings] = useStudioSettings()
  const home = usePagePath('kidsCode')
  const studio = useStudio(program, session.change)
  const level = findLevel(user, settings)
  useTabTitle(program.title)
  useAddress({ program, opened, name, onNamed })
  if (useNewer(session)) return <GoneThing />
  return (
    <StudioFrame>
      <TopBar
        back={{ to: home }}
        title={<TitleField title={program.title} onChange={(title) => session.change({ title })} />}
        state={
          // Of a new one nothing is kept before something is built.
          (!isFresh || program.revision > opened.revision) && (
            <SavingState saving={saving} onRetry={() => void session.tryAgain()} />
          )
        }
        studio={studio}
        menu={
          <OwnMenu
            user={user}
            session={session}
            program={program}
            level={level}
            settings={settings}
            onSettings={changeSettings}
            onKeys={() => studio.editor.current?.showKeys()}
          />
        }
      />
      <StudioBench
        studio={studio}
        title={program.title}
        level={level}
        isYoung={isYoungStudent(user)}
        settings={settings}
        onSettings={changeSettings}
      />
      <ConflictDialog session={session} />
    </StudioFrame>
  )
}

type AddressProps = Pick<OwnStudioProps, 'opened' | 'name' | 'onNamed'> & { program: KeptProgram }

/** Whoever reloads finds it again, on this device or, once the server knows it, on any. */
function useAddress({ program, opened, name, onNamed }: AddressProps): void {
  const navigate = useNavigate()
  const path = usePagePath('kidsCode')
  const isKept = program.revision > opened.revision || name !== 'new'
  const best = isKept ? String(program.projectId ?? program.key) : name
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another name is news
  useEffect(() => {
    if (best === name) return
    onNamed(best)
    // A number stays one: the router would put a text of digits in quotes.
    const project = program.projectId ?? best
    void navigate({ to: path, search: { project }, replace: true, resetScroll: false })
  }, [best, name])
}

/** Takes over what was built on another device since it was last open here; answers whether it was deleted there. */
function useNewer(session: ProgramSession): boolean {
  const [isDeleted, setDeleted] = useState(false)
  useEffect(() => {
    let isOver = false
    const look = async () => {
      const { program } = session.read()
      // Whoever has begun to build meanwhile is asked when it is saved.
      const isUntouched = () => !isOver && session.read().program.revision === program.revision
      try {
        const newer = await fetchNewer(program)
        if (newer && isUntouched()) await session.takeOther(newer.updatedAt, toContent(newer))
      } catch (error) {
        // Without a connection it is shown as it was.
        if (!isGone(error) || !isUntouched()) return
        await removeProgram(program.userId, program.key)
        setDeleted(true)
      }
    }
    void look()
    return () => {
      isOver = true
    }
  }, [session])
  return isDeleted
}

/** The heading of the studio, which its owner writes over. An empty name is none: the last one comes back. */
function TitleField({ title, onChange }: { title: string; onChange: (title: string) => void }) {
  const { t } = useTranslation('kidsCodeStudio')
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <h1 className="min-w-0">
      <span className="sr-only">{title}</span>
      <input
        aria-label={t('bar.title')}
        dir="auto"
        value={typed ?? title}
        maxLength={LONGEST_TITLE}
        onChange={(event) => {
          setTyped(event.target.value)
          if (event.target.value.trim()) onChange(event.target.value)
        }}
        onBlur={() => {
          if (typed?.trim() && typed !== typed.trim()) onChange(typed.trim())
          setTyped(null)
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        className="min-h-11 w-full truncate rounded-control border border-transparent bg-transparent px-2 font-heading font-semibold text-xl hover:border-border-strong focus:border-border-strong focus:bg-surface"
      />
    </h1>
  )
}

/** It was changed elsewhere: nothing is lost, whatever its owner chooses. Closed, it waits behind "Try again". */
function ConflictDialog({ session }: { session: ProgramSession }) {
  const { t } = useTranslation('kidsCodeStudio')
  const { program, rival } = useSessionState(session)
  const [closedFor, setClosedFor] = useState<number | null>(null)
  const kind = rival ? 'conflict' : program.refusal?.kind
  const isAsked = kind === 'conflict' || kind === 'gone'
  const toastFailure = useFailureToast()
  const navigate = useNavigate()
  const path = usePagePath('kidsCode')
  const [isBusy, setBusy] = useState(false)
  if (kind === 'other' && program.refusal)
    return (
      <p role="alert" className="rounded-control bg-destructive-soft p-3 text-destructive-ink">
        {program.refusal.message === null
          ? t('saving.refused')
          : sayInLanguage({ ...program.refusal, message: program.refusal.message })}
      </p>
    )
  if (!isAsked) return null

  async function takeOther() {
    if (rival) return session.takeRival()
    const other = await call(visualProjects.one, { id: program.projectId ?? 0 })
    await session.takeOther(other.updatedAt, toContent(other))
  }

  async function keepBoth() {
    const title = t('own.copyTitle', { title: program.title }).slice(0, LONGEST_TITLE)
    const key = await keepNewProgram(program.userId, { ...program, title })
    await takeOther()
    await navigate({ to: path, search: { project: key }, replace: true })
  }

  async function work(run: () => Promise<unknown>) {
    setBusy(true)
    try {
      await run()
    } catch (error) {
      toastFailure(t('conflict.failed'), error)
    }
    setBusy(false)
  }

  const isGone = kind === 'gone'
  return (
    <Dialog
      open={closedFor !== program.revision}
      onOpenChange={(isOpen) => setClosedFor(isOpen ? null : program.revision)}
      title={isGone ? t('conflict.goneTitle') : t('conflict.title')}
      description={isGone ? t('conflict.goneText') : t('conflict.text')}
      footer={
        isGone ? (
          <Button isPending={isBusy} onClick={() => void work(session.tryAgain)}>
            {t('conflict.makeAnew')}
          </Button>
        ) : (
          <>
            <Button variant="outline" isPending={isBusy} onClick={() => void work(takeOther)}>
              {t('conflict.takeOther')}
            </Button>
            <Button isPending={isBusy} onClick={() => void work(keepBoth)}>
              {t('conflict.keepBoth')}
            </Button>
          </>
        )
      }
    />
  )
}
