import { Menu, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { OpenedMission } from '#contract/kids-code/missions.ts'
import type { KeptProgram } from '../../../../device/programs/kept-program.ts'
import { usePagePath } from '../../../../kit/navigation/use-page-path.ts'
import { useTabTitle } from '../../../../kit/use-tab-title.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { AlertDialog } from '../../../../ui/overlays/alert-dialog.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '../../../../ui/overlays/dropdown-menu.tsx'
import type { ProgramSession } from '../../keeping/program-session.ts'
import { SavingState } from '../bar/saving-state.tsx'
import { TopBar } from '../bar/top-bar.tsx'
import { ViewChoices } from '../bar/view-choices.tsx'
import { StudioBench } from '../studio-bench.tsx'
import { StudioFrame } from '../studio-frame.tsx'
import { isYoungPupil } from '../studio-level.ts'
import { useStudioSettings } from '../studio-settings.ts'
import { StudioSkeleton } from '../studio-skeleton.tsx'
import { useSession, useSessionState } from '../use-session.ts'
import { useStudio } from '../use-studio.ts'
import { MissionPanel } from './mission-panel.tsx'
import { useJudgement } from './use-judgement.ts'

type MissionStudioProps = { user: User; mission: OpenedMission; opened: KeptProgram }

export function MissionStudio(props: MissionStudioProps) {
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
  const judgement = useJudgement(mission, program)
  const isYoung = isYoungPupil(user)
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
          <DropdownMenu
            align="end"
            trigger={
              <Button variant="ghost" size="icon" aria-label={t('menu.label')}>
                <Menu aria-hidden="true" />
              </Button>
            }
          >
            <MenuItem icon={<RotateCcw aria-hidden="true" />} onSelect={() => setAsking(true)}>
              {t('mission.restart')}
            </MenuItem>
            <MenuSeparator />
            <ViewChoices level={level} hasLevels={false} settings={settings} onSettings={changeSettings} />
          </DropdownMenu>
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
        onRun={judgement.judge}
        panel={
          <MissionPanel
            mission={mission}
            judgement={judgement}
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
