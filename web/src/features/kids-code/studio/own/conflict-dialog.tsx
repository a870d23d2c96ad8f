import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { visualProjects } from '#contract/kids-code/projects.ts'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import { call } from '../../../../api/call.ts'
import { sayInLanguage } from '../../../../api/say-refusal.ts'
import { usePagePath } from '../../../../kit/navigation/use-page-path.ts'
import { useErrorText } from '../../../../kit/use-error-text.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { toContent } from '../../keeping/open-program.ts'
import type { ProgramSession } from '../../keeping/program-session.ts'
import { useSessionState } from '../use-session.ts'

/** It was changed elsewhere: nothing is lost, whatever its owner chooses. Closed, it waits behind "Try again". */
export function ConflictDialog({ session }: { session: ProgramSession }) {
  const { t } = useTranslation('kidsCodeStudio')
  const { program, rival } = useSessionState(session)
  const [closedFor, setClosedFor] = useState<number | null>(null)
  const kind = rival ? 'conflict' : program.refusal?.kind
  const isAsked = kind === 'conflict' || kind === 'gone'
  const tellError = useErrorText()
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
    const key = await session.keepAsCopy(title)
    await takeOther()
    await navigate({ to: path, search: { project: key }, replace: true })
  }

  async function work(run: () => Promise<unknown>) {
    setBusy(true)
    try {
      await run()
    } catch (error) {
      toast({ title: t('conflict.failed'), description: tellError(error), variant: 'destructive' })
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
