import { AlignLeft, Compass, Route, ScrollText, SquareStack } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QUICK_ACTIONS, type QuickAction } from './quick-action.ts'

const ICONS = {
  flashcards: SquareStack,
  summary: AlignLeft,
  studyGuide: ScrollText,
  adaptive: Route,
  recommendations: Compass,
}

type QuickActionsProps = { isPending: boolean; onRun: (action: QuickAction) => void }

/** One row that scrolls sideways where it does not fit. */
export function QuickActions({ isPending, onRun }: QuickActionsProps) {
  const { t } = useTranslation('chat')
  return (
    <fieldset
      aria-label={t('quick.label')}
      className="flex min-w-0 gap-2 overflow-x-auto p-1 [scrollbar-width:none]"
    >
      {QUICK_ACTIONS.map((action) => {
        const Icon = ICONS[action]
        return (
          <button
            key={action}
            type="button"
            aria-disabled={isPending || undefined}
            onClick={() => !isPending && onRun(action)}
            className="flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-border-strong bg-surface px-3.5 hover:bg-fill aria-disabled:opacity-55"
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            {t(`quick.${action}`)}
          </button>
        )
      })}
    </fieldset>
  )
}
