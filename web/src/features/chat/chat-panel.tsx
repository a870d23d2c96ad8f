import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { PANEL_SUBJECTS } from '#contract/study/chat.ts'
import { ChatView } from '../../kit/chat/chat-view.tsx'
import { settleFocus, useDock } from '../../kit/chat/page/dock.ts'
import { ClearHistory } from '../../kit/chat/sessions/clear-history.tsx'
import { ChatSettings } from '../../kit/chat/settings/chat-settings.tsx'
import { useSubjectName } from '../../kit/chat/use-subject-name.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { NativeSelect } from '../../ui/forms/native-select.tsx'

/** Documented: what the panel talks about until something else is chosen. */
const GENERAL = 'General'

/** The tutor beside the page, which stays usable all the while. */
export function ChatPanel({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('chat')
  const saySubject = useSubjectName()
  const [subject, setSubject] = useState<string>(GENERAL)
  const input = useRef<HTMLTextAreaElement>(null)
  const takesFocus = useDock().focusNext === 'input'
  useEffect(() => {
    // Opened by hand it is there to be written into; there from the start it leaves the focus to the page.
    if (!takesFocus) return
    input.current?.focus()
    settleFocus()
  }, [takesFocus])
  return (
    <aside aria-label={t('title')} className="flex h-full min-h-0 flex-col bg-surface">
      <div className="flex min-h-16 flex-wrap items-center gap-x-1 border-border border-b py-2 ps-4 pe-2 lg:flex-nowrap">
        {/* No heading: the headings are those of the page, and the landmark has the name already. */}
        <p aria-hidden="true" className="flex-1 font-heading font-semibold text-lg lg:flex-none">
          {t('title')}
        </p>
        <div className="order-3 min-w-0 flex-1 lg:order-none lg:ms-3 lg:w-40 lg:flex-none lg:shrink">
          <NativeSelect label={t('subject.label')} value={subject} onChange={setSubject} className="w-full">
            {PANEL_SUBJECTS.map((name) => (
              <option key={name} value={name}>
                {saySubject(name)}
              </option>
            ))}
          </NativeSelect>
        </div>
        <span className="order-4 flex lg:order-none lg:ms-auto">
          <ChatSettings user={user} />
          <ClearHistory user={user} subject={subject} />
        </span>
        <IconButton label={t('dock.close')} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <ChatView user={user} conversation={{ subject }} subject={subject} input={input} />
    </aside>
  )
}
