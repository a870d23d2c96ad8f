import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  Copy,
  NotebookPen,
  ScrollText,
  Square,
  SquareStack,
  ThumbsDown,
  ThumbsUp,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { type ComponentProps, type ReactNode, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type ChatMessage, chat } from '#contract/study/chat.ts'
import { notes } from '#contract/study/notes.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import type { AppTarget } from '../../navigation/app-target.ts'
import { findStudyPages } from '../../navigation/study-pages.ts'
import { showNote } from '../../notes/notes.data.ts'
import { useReadOut } from '../../speech/use-read-out.ts'
import { FetchedDialog } from '../../study/fetched-dialog.tsx'
import { useFailureToast } from '../../use-failure-toast.ts'
import { changeMessage } from '../chat.data.ts'
import { useOwnWords } from '../own-words.ts'
import { nameText } from './name-text.ts'

const loadSaveCards = async () => (await import('../actions/save-cards-dialog.tsx')).SaveCardsDialog

type ReplyToolsProps = { message: ChatMessage; user: User; text: RefObject<HTMLElement | null> }

/** What can be done with an answer: keep it, hear it, copy it, rate it. */
export function ReplyTools({ message, user, text }: ReplyToolsProps) {
  const { t } = useTranslation('chat')
  const rate = useRate(user)
  const save = useSaveReply(user)
  const [isChoosing, setChoosing] = useState(false)
  const cards = message.metadata?.flashcards ?? []
  const mainLooks = { variant: 'secondary', className: 'ms-2.5 me-2' } as const

  async function copy() {
    try {
      await navigator.clipboard.writeText(writePlain(message))
      toast({ title: t('tools.copied') })
    } catch {
      toast({ title: t('error'), description: t('tools.copyFailed'), variant: 'destructive' })
    }
  }

  return (
    <fieldset aria-label={t('tools.label')} className="-ms-2.5 flex min-w-0 flex-wrap items-center gap-x-0.5">
      {cards.length > 0 ? (
        <Button icon={SquareStack} {...mainLooks} onClick={() => setChoosing(true)}>
          {t('tools.saveCards')}
        </Button>
      ) : message.messageType === 'study_guide' ? (
        <Button
          icon={ScrollText}
          {...mainLooks}
          isPending={save.isSaving}
          onClick={() => void save.asGuide(message)}
        >
          {t('tools.saveGuide')}
        </Button>
      ) : message.messageType === 'summary' ? (
        <Button
          icon={NotebookPen}
          {...mainLooks}
          isPending={save.isSaving}
          onClick={() => void save.asNote(message)}
        >
          {t('tools.saveNote')}
        </Button>
      ) : (
        <Tool label={t('tools.saveNote')} onClick={() => void save.asNote(message)}>
          <NotebookPen aria-hidden="true" />
        </Tool>
      )}
      <VoiceTool text={text} />
      <Tool label={t('tools.copy')} onClick={() => void copy()}>
        <Copy aria-hidden="true" />
      </Tool>
      {message.id > 0 && (
        <>
          <Tool
            label={t('tools.up')}
            aria-pressed={message.feedback === 'up'}
            onClick={() => rate(message, 'up')}
          >
            <ThumbsUp aria-hidden="true" />
          </Tool>
          <Tool
            label={t('tools.down')}
            aria-pressed={message.feedback === 'down'}
            onClick={() => rate(message, 'down')}
          >
            <ThumbsDown aria-hidden="true" />
          </Tool>
        </>
      )}
      {isChoosing && (
        <FetchedDialog
          load={loadSaveCards}
          props={{ user, cards, subject: message.subject, onClose: () => setChoosing(false) }}
        />
      )}
    </fieldset>
  )
}

function writePlain({ content, metadata }: ChatMessage): string {
  const cards = metadata?.flashcards?.map(({ front, back }) => `${front}\n${back}`) ?? []
  return [content.trim(), ...cards].filter((part) => part !== '').join('\n\n')
}

/** Reads an answer out and marks what is being said. On a device without an English voice it is not there, or says why. */
function VoiceTool({ text }: { text: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('chat')
  const { canSpeak, isSpeaking, toggle } = useReadOut(text)
  const noVoice = useOwnWords()?.noVoice
  if (!canSpeak) {
    return noVoice ? (
      <Tool label={`${t('tools.listen')}: ${noVoice}`} aria-disabled="true">
        <VolumeX aria-hidden="true" />
      </Tool>
    ) : null
  }
  return (
    <Tool label={isSpeaking ? t('tools.hush') : t('tools.listen')} onClick={toggle}>
      {isSpeaking ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
    </Tool>
  )
}

type ToolProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & {
  label: string
  children: ReactNode
}

/** Plain on purpose: hundreds of them stand in a long conversation. */
function Tool({ label, children, ...rest }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-fill hover:text-text aria-pressed:bg-brand-soft aria-pressed:text-brand-ink [&_svg]:size-5"
      {...rest}
    >
      {children}
    </button>
  )
}

type History = Parameters<typeof changeMessage>[0]

/** A thumb shows at once; pressed again it is taken back. */
function useRate(user: User): (message: ChatMessage, thumb: 'up' | 'down') => void {
  const { t } = useTranslation('chat')
  const queryClient = useQueryClient()
  const [rate] = useState(() => createWriter(chat.rate))

  function show(message: ChatMessage) {
    // The same reply may stand in several lists: of its subject, of its session, of everything.
    queryClient.setQueriesData<History>({ queryKey: ['chat', 'history', user.id] }, (history) =>
      changeMessage(history, message),
    )
  }

  return (message, thumb) => {
    const feedback = message.feedback === thumb ? null : thumb
    show({ ...message, feedback })
    rate({ id: message.id, feedback }).then(show, () => {
      show(message)
      toast({ title: t('error'), description: t('tools.rateFailed'), variant: 'destructive' })
    })
  }
}

/** Keeps an answer as a note or as a study guide of the learner's own, and offers to open it. */
function useSaveReply(user: User) {
  const { t } = useTranslation('chat')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const toastFailure = useFailureToast()
  const [createNote] = useState(() => createWriter(notes.create))
  const [isSaving, setSaving] = useState(false)

  async function save(work: () => Promise<{ title: string; link: AppTarget }>, failed: string) {
    if (isSaving) return
    setSaving(true)
    try {
      const { title, link } = await work()
      toast({
        title,
        action: { label: t('save.open'), onAction: () => void navigate(link) },
      })
    } catch (error) {
      toastFailure(failed, error)
    }
    setSaving(false)
  }

  const asNote = ({ content, metadata }: ChatMessage) =>
    save(async () => {
      const title = metadata?.title ?? (nameText(content) || t('save.noteTitle'))
      const note = await createNote({ userId: user.id, title, content, source: 'chat', sourceUrl: null })
      showNote(queryClient, note)
      return { title: t('save.note'), link: { to: findStudyPages(user).notes, search: { note: note.id } } }
    }, t('save.noteFailed'))

  const asGuide = ({ content, metadata, subject }: ChatMessage) =>
    save(async () => {
      const title = metadata?.title ?? (nameText(content) || t('save.guideTitle'))
      const { createGuide } = await import('./create-guide.ts')
      await createGuide({ userId: user.id, title, content, subject, grade: null, resources: [] })
      void queryClient.invalidateQueries({ queryKey: ['studyGuides'] })
      return { title: t('save.guide'), link: { to: findStudyPages(user).studyGuides } }
    }, t('save.guideFailed'))

  return { isSaving, asNote, asGuide }
}
