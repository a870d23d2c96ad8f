import { SendHorizontal, Square } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_MESSAGE } from '#contract/study/chat.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { controlStyles } from '../../../ui/forms/control-styles.ts'

const MOST_LINES_PX = 200
const SHOWN_WHEN_LEFT = 300

type ChatInputProps = {
  ref: RefObject<HTMLTextAreaElement | null>
  value: string
  onChange: (text: string) => void
  onSend: () => void
  onStop: () => void
  /** An answer is awaited: nothing else is sent until it is there or was stopped. */
  isPending: boolean
  isLarge: boolean
  placeholder: string
}

/** Documented: Enter sends, Shift+Enter adds a line. */
export function ChatInput(props: ChatInputProps) {
  const { ref, value, onChange, onSend, onStop, isPending, isLarge, placeholder } = props
  const { t } = useTranslation('chat')
  const countId = useId()
  // As the server counts it.
  const left = LONGEST_MESSAGE - value.trim().length
  const cannotSend = value.trim() === '' || left < 0

  // As high as what stands in it, up to a limit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other text has another height
  useLayoutEffect(() => {
    if (!ref.current) return
    ref.current.style.height = 'auto'
    ref.current.style.height = `${Math.min(ref.current.scrollHeight + 2, MOST_LINES_PX)}px`
  }, [ref, value, isLarge])

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Enter that ends a word which is still being composed belongs to the keyboard, not to us.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!event.repeat) onSend()
  }

  return (
    <form
      className="flex flex-col gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={ref}
          rows={1}
          dir="auto"
          aria-label={t('input.label')}
          aria-keyshortcuts="Enter"
          placeholder={placeholder}
          aria-invalid={left < 0 || undefined}
          aria-describedby={left <= SHOWN_WHEN_LEFT ? countId : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={handleKey}
          enterKeyHint="send"
          className={`${controlStyles} min-w-0 flex-1 resize-none px-3 ${isLarge ? 'min-h-13 py-3 text-lg' : 'min-h-11 py-2'}`}
        />
        {/* Two elements: one that turned into the other while it is clicked would send what it had just stopped. */}
        {isPending ? (
          <IconButton
            key="stop"
            variant="outline"
            label={t('input.stop')}
            aria-keyshortcuts="Escape"
            icon={<Square aria-hidden="true" className="fill-current" />}
            onClick={onStop}
          />
        ) : (
          <IconButton
            key="send"
            type="submit"
            variant="primary"
            label={t('input.send')}
            aria-disabled={cannotSend || undefined}
            icon={<SendHorizontal />}
          />
        )}
      </div>
      {left < 0 ? (
        <p id={countId} role="alert" className="text-destructive-ink">
          {t('input.tooLong', { count: -left })}
        </p>
      ) : (
        left <= SHOWN_WHEN_LEFT && (
          <p id={countId} className="text-muted">
            {t('input.left', { count: left })}
          </p>
        )
      )}
    </form>
  )
}
