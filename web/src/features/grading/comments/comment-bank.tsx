import { BookmarkPlus, MessageSquareText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type FeedbackComment,
  feedbackComments,
  LONGEST_COMMENT,
} from '#contract/teaching/feedback-comments.ts'
import { call } from '../../../api/call.ts'
import { useRemoveWithUndo } from '../../../kit/study/use-remove-with-undo.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useAddComment, useRefreshComments } from './comments.data.ts'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'

type CommentBankProps = {
  bank: readonly FeedbackComment[]
  /** The feedback as it stands; it can be kept for others. */
  text: string
  onInsert: (comment: FeedbackComment) => void
}

/** The grader's own sentences: press one to insert it, keep what was just written, throw away what is of no use. */
export function CommentBank({ bank, text, onInsert }: CommentBankProps) {
  const { t } = useTranslation('grading')
  const [isOpen, setOpen] = useState(false)
  const add = useAddComment()
  const refresh = useRefreshComments()
  const removeWithUndo = useRemoveWithUndo()
  const toastFailure = useFailureToast()
  const content = text.trim()
  const canKeep =
    content !== '' &&
    content.length <= LONGEST_COMMENT &&
    !bank.some((comment) => comment.content === content)
  return (
    <div className="flex flex-wrap gap-2">
      <Popover
        label={t('comments.title')}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button variant="ghost">
            <MessageSquareText aria-hidden="true" />
            {t('comments.open', { count: bank.length })}
          </Button>
        }
      >
        {bank.length === 0 ? (
          <p className="text-muted">{t('comments.empty')}</p>
        ) : (
          <ul aria-label={t('comments.title')} className="flex max-h-80 flex-col overflow-y-auto">
            {bank.map((comment) => (
              <li key={comment.id} className="flex items-center gap-1">
                <button
                  type="button"
                  className="min-h-11 min-w-0 flex-1 break-words rounded-small px-2 py-2 text-left hover:bg-fill"
                  onClick={() => {
                    setOpen(false)
                    onInsert(comment)
                  }}
                >
                  {comment.content}
                </button>
                <IconButton
                  label={t('comments.remove', { comment: comment.content })}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() =>
                    void removeWithUndo({
                      remove: () => call(feedbackComments.remove, { id: comment.id }),
                      restore: () => call(feedbackComments.restore, { id: comment.id }),
                      refresh,
                      removed: t('comments.removed'),
                      removeFailed: t('comments.removeFailed'),
                    })
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </Popover>
      {canKeep && (
        <Button
          variant="ghost"
          isPending={add.isPending}
          onClick={() =>
            add.mutate(
              { content },
              {
                onSuccess: () => toast({ title: t('comments.added') }),
                onError: (error) => toastFailure(t('comments.addFailed'), error),
              },
            )
          }
        >
          <BookmarkPlus aria-hidden="true" />
          {t('comments.keep')}
        </Button>
      )}
    </div>
  )
}
