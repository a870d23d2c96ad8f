import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { User } from '#contract/accounts.ts'
import type { KeptProgram } from '../../../../device/programs/kept-program.ts'
import { removeProgram } from '../../../../device/programs/kept-programs.ts'
import { usePagePath } from '../../../../kit/navigation/use-page-path.ts'
import { useTabTitle } from '../../../../kit/use-tab-title.ts'
import { fetchNewer, toContent } from '../../keeping/open-program.ts'
import type { ProgramSession } from '../../keeping/program-session.ts'
import { SavingState } from '../bar/saving-state.tsx'
import { TitleField } from '../bar/title-field.tsx'
import { TopBar } from '../bar/top-bar.tsx'
import { StudioBench } from '../studio-bench.tsx'
import { StudioFrame } from '../studio-frame.tsx'
import { findLevel, isYoungPupil } from '../studio-level.ts'
import { useStudioSettings } from '../studio-settings.ts'
import { StudioSkeleton } from '../studio-skeleton.tsx'
import { GoneThing, isGone } from '../studio-thing.tsx'
import { useSession, useSessionState } from '../use-session.ts'
import { useStudio } from '../use-studio.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
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

function Kept({
  user,
  opened,
  isFresh,
  name,
  onNamed,
  session,
}: OwnStudioProps & { session: ProgramSession }) {
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
        isYoung={isYoungPupil(user)}
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
