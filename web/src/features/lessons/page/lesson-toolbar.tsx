import { ArrowUp, List } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'

type LessonToolbarProps = {
  timer: ReactNode
  /** Whether reading went on in the middle of the text. */
  isResumed: boolean
  controls: ReactNode
  /** The table of contents, for screens without room beside the text. */
  renderContents: ((close: () => void) => ReactNode) | null
}

/** Stays on top of the text while one reads; on a low screen it scrolls away and leaves the room to the text. */
export function LessonToolbar({ timer, isResumed, controls, renderContents }: LessonToolbarProps) {
  const { t } = useTranslation('lessons')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="-mx-4 z-20 flex items-center gap-2 border-border border-y bg-background px-4 py-2 sm:mx-0 sm:gap-3 sm:rounded-card sm:border-x print:hidden [@media(min-height:32rem)]:sticky [@media(min-height:32rem)]:top-16">
      {timer}
      {isResumed && (
        <IconButton
          variant="outline"
          label={t('page.toTop')}
          icon={<ArrowUp aria-hidden="true" />}
          onClick={() => window.scrollTo({ top: 0 })}
        />
      )}
      {controls}
      {renderContents && (
        <div className="@4xl/lesson:hidden">
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
