import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CopyPlus, Download, FileUp, Film, History, Keyboard, Send, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type MyAssignment, myAssignments } from '#contract/classroom/my-assignments.ts'
import { MOST_ATTACHMENTS } from '#contract/classroom/work.ts'
import { type ProjectCard, visualProjects } from '#contract/kids-code/projects.ts'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import { call } from '../../../../api/call.ts'
import { createWriter } from '../../../../api/create-writer.ts'
import { sayInLanguage } from '../../../../api/say-refusal.ts'
import type { KeptProgram } from '../../../../device/programs/kept-program.ts'
import { usePagePath } from '../../../../kit/navigation/use-page-path.ts'
import { useErrorText } from '../../../../kit/use-error-text.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { FileDrop } from '../../../../ui/forms/file-drop.tsx'
import { Radio, RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { MenuItem, MenuSeparator } from '../../../../ui/overlays/dropdown-menu.tsx'
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { downloadText } from '../../../../ui/table/download-text.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { keepNewProgram } from '../../keeping/open-program.ts'
import type { ProgramSession } from '../../keeping/program-session.ts'
import { useProjectWrite } from '../../projects/projects.data.ts'
import { ShareDialog, SharingBadge } from '../../projects/share-dialog.tsx'
import { StudioMenu, ViewChoices } from '../bar/top-bar.tsx'
import { ReplayDialog, RestoreDialog } from '../dialogs/history-dialogs.tsx'
import { tellApart } from '../dialogs/tell-apart.ts'
import { FILE_ENDING, LONGEST_FILE, nameFile, type ReadFile, readFile, writeFile } from '../program-file.ts'
import type { findLevel, StudioSettings } from '../studio-settings.ts'

const MOST_PROBLEMS = 5

/** A file becomes a project of its own; what is open stays as it is. */
function ImportDialog({ userId, onClose }: { userId: number; onClose: () => void }) {
  const { t } = useTranslation('kidsCodeStudio')
  const navigate = useNavigate()
  const path = usePagePath('kidsCode')
  const [failure, setFailure] = useState<(ReadFile & { ok: false }) | null>(null)

  async function take(file: File) {
    // Not even read: it would fill the memory of a small device. A letter takes three bytes at most.
    if (file.size > 3 * LONGEST_FILE) return setFailure({ ok: false, reason: 'large', problems: [] })
    const read = await readFile(await file.text(), file.name)
    if (!read.ok) return setFailure(read)
    const key = await keepNewProgram(userId, { ...read.content, thumbnail: null })
    toast({ title: t('import.done') })
    onClose()
    await navigate({ to: path, search: { project: key } })
  }

  return (
    <Dialog onClose={onClose} title={t('import.title')}>
      <div className="flex flex-col gap-4">
        <FileDrop
          kinds={`${FILE_ENDING},application/json`}
          text={t('import.drop')}
          button={t('import.choose')}
          hint={t('import.hint', { ending: FILE_ENDING })}
          onFile={(file) => void take(file)}
        />
        {failure && (
          <div role="alert" className="rounded-control bg-destructive-soft p-3 text-destructive-ink">
            <p className="font-medium">{t(`import.${failure.reason}`)}</p>
            {failure.problems.length > 0 && (
              <ul className="mt-2 list-disc ps-5">
                {failure.problems.slice(0, MOST_PROBLEMS).map((problem) => (
                  <li key={problem.message}>{sayInLanguage(problem)}</li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
    </Dialog>
  )
}

/** Those about a project that the server has, and those that need nobody. */
type OnServer = 'restore' | 'replay' | 'share' | 'handIn'
type Opened = { dialog: OnServer; projectId: number } | { dialog: 'import' }

type OwnMenuProps = {
  user: User
  session: ProgramSession
  program: KeptProgram
  level: ReturnType<typeof findLevel>
  settings: StudioSettings
  onSettings: (part: Partial<StudioSettings>) => void
  onKeys: () => void
}

export function OwnMenu({ user, session, program, level, settings, onSettings, onKeys }: OwnMenuProps) {
  const { t } = useTranslation('kidsCodeStudio')
  const navigate = useNavigate()
  const path = usePagePath('kidsCode')
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)

  /** What was just built belongs to it, too. */
  async function openSaved(dialog: OnServer) {
    await session.send()
    const { projectId } = session.read().program
    if (session.read().saving === 'saved' && projectId !== null) setOpened({ dialog, projectId })
    else toast({ title: t('menu.notSaved'), description: t('menu.notSavedText'), variant: 'destructive' })
  }

  async function duplicate() {
    const title = t('own.copyTitle', { title: program.title }).slice(0, LONGEST_TITLE)
    const key = await keepNewProgram(user.id, { ...program, title })
    toast({ title: t('menu.duplicated') })
    await navigate({ to: path, search: { project: key } })
  }

  const saved = [
    ['restore', History],
    ['replay', Film],
    ['share', Share2],
    ['handIn', Send],
  ] as const
  return (
    <>
      <StudioMenu>
        {saved.map(([dialog, Icon]) => (
          <MenuItem key={dialog} icon={<Icon />} onSelect={() => void openSaved(dialog)}>
            {t(`menu.${dialog}`)}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={<CopyPlus />} onSelect={() => void duplicate()}>
          {t('menu.duplicate')}
        </MenuItem>
        <MenuItem
          icon={<Download />}
          onSelect={() => downloadText(writeFile(program), nameFile(program.title), 'application/json')}
        >
          {t('menu.export')}
        </MenuItem>
        <MenuItem icon={<FileUp />} onSelect={() => setOpened({ dialog: 'import' })}>
          {t('menu.import')}
        </MenuItem>
        <MenuSeparator />
        <ViewChoices level={level} hasLevels settings={settings} onSettings={onSettings} />
        <MenuSeparator />
        <MenuItem icon={<Keyboard />} onSelect={onKeys}>
          {t('menu.keys')}
        </MenuItem>
      </StudioMenu>
      {opened?.dialog === 'restore' && (
        <RestoreDialog projectId={opened.projectId} session={session} onClose={close} />
      )}
      {opened?.dialog === 'replay' && <ReplayDialog projectId={opened.projectId} onClose={close} />}
      {opened?.dialog === 'share' && (
        <SharingDialog projectId={opened.projectId} session={session} onClose={close} />
      )}
      {opened?.dialog === 'handIn' && (
        <HandInDialog userId={user.id} projectId={opened.projectId} onClose={close} />
      )}
      {opened?.dialog === 'import' && <ImportDialog userId={user.id} onClose={close} />}
    </>
  )
}

type SharingDialogProps = { projectId: number; session: ProgramSession; onClose: () => void }

/** Shares it; what is shared already can be taken back, or shared as it is now. */
function SharingDialog({ projectId, session, onClose }: SharingDialogProps) {
  const { t } = useTranslation(['kidsCodeStudio', 'kidsCodeProjects'])
  const tellError = useErrorText()
  const note = ({ updatedAt }: ProjectCard) => void session.noteMoment(updatedAt)
  const update = useProjectWrite(visualProjects.update, {
    onSuccess: (card, { isPublic }) => {
      note(card)
      toast({ title: isPublic ? t('sharing.again') : t('kidsCodeProjects:share.back') })
    },
  })
  const project = useQuery({
    queryKey: ['visualProjects', 'sharing', projectId],
    queryFn: () => call(visualProjects.one, { id: projectId }),
    staleTime: 0,
    gcTime: 0,
  })
  if (project.data && !project.data.isPublic)
    return <ShareDialog project={project.data} onShared={note} onClose={onClose} />

  const send = (isPublic: boolean) => update.mutate({ id: projectId, isPublic }, { onSuccess: onClose })

  return (
    <Dialog
      onClose={onClose}
      title={t('sharing.title')}
      footer={
        project.data && (
          <>
            <Button variant="outline" isPending={update.isPending} onClick={() => send(false)}>
              {t('kidsCodeProjects:projects.unshare')}
            </Button>
            <Button isPending={update.isPending} onClick={() => send(true)}>
              {t('kidsCodeProjects:projects.shareAgain')}
            </Button>
          </>
        )
      }
    >
      {project.data ? (
        <div className="flex flex-col items-start gap-3">
          <SharingBadge sharing={project.data.sharing} />
          <p>{t('sharing.text')}</p>
          {update.isError && (
            <p role="alert" className="text-destructive-ink">
              {tellError(update.error)}
            </p>
          )}
        </div>
      ) : project.isError ? (
        <ErrorState title={t('sharing.failed')} query={project} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </Dialog>
  )
}

type HandInDialogProps = { userId: number; projectId: number; onClose: () => void }

/** Hands the project in as it is now, beside what was turned in for the same work before. */
function HandInDialog({ userId, projectId, onClose }: HandInDialogProps) {
  const { t } = useTranslation('kidsCodeStudio')
  const tellError = useErrorText()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<string>('')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [snapshot] = useState(() => createWriter(visualProjects.snapshot))
  const [handIn] = useState(() => createWriter(myAssignments.handIn))
  const open = useQuery({
    queryKey: ['assignments', 'forKidsCode', userId],
    queryFn: () => listWork(userId),
    staleTime: 0,
  })
  const tasks = open.data?.filter(({ kind }) => kind === 'task') ?? []

  async function send() {
    const id = Number(chosen)
    if (!id) return setFailure(t('handIn.choose'))
    setSending(true)
    setFailure(null)
    try {
      const page = await call(myAssignments.one, { id })
      const before = page.submission?.attachments ?? []
      if (before.length >= MOST_ATTACHMENTS) {
        setFailure(t('handIn.full', { count: MOST_ATTACHMENTS }))
        return setSending(false)
      }
      const attachment = await snapshot({ id: projectId })
      const content = page.submission?.content ?? null
      await handIn({ id, content, attachments: [...before, tellApart(attachment, before)] })
      void queryClient.invalidateQueries({ queryKey: ['assignments'] })
      toast({ title: t('handIn.done'), description: t('handIn.doneText', { title: page.title }) })
      onClose()
    } catch (error) {
      setFailure(tellError(error))
      setSending(false)
    }
  }

  if (tasks.length === 0) {
    return (
      <Dialog onClose={onClose} title={t('handIn.title')}>
        {open.isPending ? (
          <Skeleton className="h-24" />
        ) : open.data ? (
          <p>{t('handIn.none')}</p>
        ) : (
          <ErrorState title={t('handIn.listFailed')} query={open} />
        )}
      </Dialog>
    )
  }
  return (
    <FormDialog
      title={t('handIn.title')}
      description={t('handIn.text')}
      submitLabel={t('handIn.send')}
      isPending={isSending}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Field label={t('handIn.which')} error={failure ?? undefined}>
        <RadioGroup value={chosen} onValueChange={setChosen}>
          {tasks.map(({ id, title, className, state }) => (
            <Radio
              key={id}
              value={String(id)}
              label={title}
              description={state === 'handedIn' ? `${className} · ${t('handIn.done')}` : className}
            />
          ))}
        </RadioGroup>
      </Field>
    </FormDialog>
  )
}

/** What is to be done, then what was turned in and can still be replaced by something better. */
async function listWork(id: number): Promise<MyAssignment[]> {
  const [open, done] = await Promise.all([
    call(myAssignments.list, { id, status: 'open' }),
    call(myAssignments.list, { id, status: 'done' }),
  ])
  return [...open, ...done.filter(({ status, state }) => status === 'active' && state === 'handedIn')]
}
