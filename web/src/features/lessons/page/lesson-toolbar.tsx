import { ArrowLeft, List } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { useBackToList } from '../list/list-memory.ts'

type LessonToolbarProps = {
  timer: ReactNode
  controls: ReactNode
  /** A voice is reading: on a phone its buttons need the room of the contents. */
  isReadAloud: boolean
  /** The table of contents, for screens without room beside the text. */
  renderContents: ((close: () => void) => ReactNode) | null
}

/**
 * Stays on top while one reads, so that going back does not mean scrolling up and losing the place. On a low screen it
 * scrolls away and leaves the room to the text.
 */
export function LessonToolbar({ timer, controls, isReadAloud, renderContents }: LessonToolbarProps) {
  const { t } = useTranslation('lessons')
  const goBack = useBackToList()
  const [isOpen, setOpen] = useState(false)
  return (
    // The page keeps room for its header when it scrolls to what has the focus; what stands in that room must not move it.
    <div className="[&_button]:-scroll-mt-20 -mx-4 -mt-6 z-20 flex items-center gap-2 border-border border-b bg-background px-2 py-2 sm:mx-0 sm:gap-3 sm:px-0 lg:-mt-8 print:hidden in-[main:has([data-offline-notice])]:mt-0! [@media(min-height:32rem)]:sticky [@media(min-height:32rem)]:top-16">
      <Button variant="ghost" className="max-sm:min-w-11 max-sm:px-0" onClick={goBack}>
        <ArrowLeft aria-hidden="true" />
        <span className="max-sm:sr-only">{t('page.back')}</span>
      </Button>
      {timer}
      {controls}
      {renderContents && (
        <div className={`@4xl/lesson:hidden ${isReadAloud ? 'max-sm:hidden' : ''}`}>
          <Popover
            label={t('contents.label')}
            align="end"
            open={isOpen}
            onOpenChange={setOpen}
            trigger={
              <IconButton variant="outline" label={t('contents.open')} icon={<List aria-hidden="true" />} />
            }
          >
            <div className="max-h-[60dvh] overflow-y-auto">{renderContents(() => setOpen(false))}</div>
          </Popover>
        </div>
      )}
    </div>
  )
}
