import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BookmarkPlus, MessageSquareText, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type FeedbackComment,
  feedbackComments,
  LONGEST_COMMENT,
} from '#contract/teaching/feedback-comments.ts'
import { call } from '../../../api/call.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { useRemoveWithUndo } from '../../../kit/study/use-remove-with-undo.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { findTyped, insertComment, matchComments } from './insert-comment.ts'

const commentsQuery = endpointQuery(['feedback-comments'], feedbackComments.list, {})

/** Counts only sort the list: one that is lost harms nobody. */
function useCountUse() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(feedbackComments.use, { id }),
    onSuccess: (used) =>
      queryClient.setQueryData(commentsQuery.queryKey, (bank) =>
        bank?.map((comment) => (comment.id === used.id ? used : comment)),
      ),
  })
}

type FeedbackFieldProps = { value: string; maxLength: number; onChange: (text: string) => void }

/** Words for the student. A slash offers the grader's own sentences, the most used first. */
export function FeedbackField({ value, maxLength, onChange }: FeedbackFieldProps) {
  const { t } = useTranslation('grading')
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [caret, setCaret] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  const bank = useQuery(commentsQuery).data ?? []
  const countUse = useCountUse()
  const typed = caret === null ? null : findTyped(value, caret)
  const matches = typed ? matchComments(bank, typed.words) : []
  const isOpen = matches.length > 0
  const chosen = matches[Math.min(active, matches.length - 1)]

  function insert(comment: FeedbackComment) {
    const place = typed && caret !== null ? { start: typed.start, end: caret } : null
    const next = insertComment(value, place, comment.content)
    onChange(next.text.slice(0, maxLength))
    countUse.mutate(comment.id)
    setCaret(null)
    const area = box.current?.querySelector('textarea')
    // Once the text is drawn: the caret has its place only then.
    setTimeout(() => {
      area?.focus()
      area?.setSelectionRange(next.caret, next.caret)
    })
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!isOpen || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : matches.length - 1
      setActive((Math.min(active, matches.length - 1) + step) % matches.length)
    } else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) insert(chosen)
    else if (event.key === 'Escape') setCaret(null)
    else return
    event.preventDefault()
  }

  return (
    <div ref={box} data-grading="feedback" className="relative flex flex-col gap-1.5">
      <Field label={t('form.feedback')} description={bank.length > 0 ? t('form.slash') : undefined}>
        <Textarea
          value={value}
          rows={5}
          maxLength={maxLength}
          aria-autocomplete="list"
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && chosen ? `${listId}-${chosen.id}` : undefined}
          onChange={(event) => {
            onChange(event.target.value)
            setCaret(event.target.selectionStart)
            setActive(0)
          }}
          onKeyDown={handleKey}
          onBlur={() => setCaret(null)}
        />
      </Field>
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label={t('comments.title')}
          className="rounded-control border border-border bg-raised p-1 shadow-raised"
        >
          {matches.map((comment) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the text field, which keeps the focus
            <div
              key={comment.id}
              id={`${listId}-${comment.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={comment === chosen}
              className={`cursor-pointer rounded-small px-3 py-2 ${comment === chosen ? 'bg-brand-soft text-brand-ink' : ''}`}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(comment)}
            >
              {comment.content}
            </div>
          ))}
        </div>
      )}
      <CommentBank bank={bank} text={value} onInsert={insert} />
    </div>
  )
}

type CommentBankProps = {
  bank: readonly FeedbackComment[]
  /** The feedback as it stands; it can be kept for others. */
  text: string
  onInsert: (comment: FeedbackComment) => void
}

/** The grader's own sentences: press one to insert it, keep what was just written, throw away what is of no use. */
function CommentBank({ bank, text, onInsert }: CommentBankProps) {
  const { t } = useTranslation('grading')
  const [isOpen, setOpen] = useState(false)
  const queryClient = useQueryClient()
  const removeWithUndo = useRemoveWithUndo()
  const add = useWrite(feedbackComments.add, {
    refreshes: [commentsQuery.queryKey],
    done: t('comments.added'),
    failed: t('comments.addFailed'),
  })
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
          <Button icon={MessageSquareText} variant="ghost">
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
                      refresh: () => queryClient.invalidateQueries(commentsQuery),
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
          icon={BookmarkPlus}
          variant="ghost"
          isPending={add.isPending}
          onClick={() => add.mutate({ content })}
        >
          {t('comments.keep')}
        </Button>
      )}
    </div>
  )
}
