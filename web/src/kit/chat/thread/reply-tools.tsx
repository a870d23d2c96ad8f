import { Copy, NotebookPen, ScrollText, SquareStack, ThumbsDown, ThumbsUp } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ChatMessage } from '#contract/study/chat.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { FetchedDialog } from '../../study/fetched-dialog.tsx'
import { Tool } from './tool.tsx'
import { useRate } from './use-rate.ts'
import { useSaveReply } from './use-save-reply.ts'
import { VoiceTool } from './voice-tool.tsx'

const loadSaveCards = async () => (await import('../actions/save-cards-dialog.tsx')).SaveCardsDialog

type ReplyToolsProps = { message: ChatMessage; user: User; text: RefObject<HTMLElement | null> }

/** What can be done with an answer: keep it, hear it, copy it, rate it. */
export function ReplyTools({ message, user, text }: ReplyToolsProps) {
  const { t } = useTranslation('chat')
  const rate = useRate(user)
  const save = useSaveReply(user)
  const [isChoosing, setChoosing] = useState(false)
  const cards = message.metadata?.flashcards ?? []

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
        <Button variant="secondary" className="ms-2.5 me-2" onClick={() => setChoosing(true)}>
          <SquareStack aria-hidden="true" />
          {t('tools.saveCards')}
        </Button>
      ) : message.messageType === 'study_guide' ? (
        <Button
          variant="secondary"
          className="ms-2.5 me-2"
          isPending={save.isSaving}
          onClick={() => void save.asGuide(message)}
        >
          <ScrollText aria-hidden="true" />
          {t('tools.saveGuide')}
        </Button>
      ) : message.messageType === 'summary' ? (
        <Button
          variant="secondary"
          className="ms-2.5 me-2"
          isPending={save.isSaving}
          onClick={() => void save.asNote(message)}
        >
          <NotebookPen aria-hidden="true" />
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
