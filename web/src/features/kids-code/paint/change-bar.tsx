import { ArrowDownToLine, ArrowUpToLine, BrushCleaning, CopyPlus, Redo2, Trash2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import type { Painting } from './use-painting.ts'

/** Steps back and forward, and what can be done to the chosen shape. */
export function ChangeBar({ painting }: { painting: Painting }) {
  const { t } = useTranslation('kidsCodePaint')
  const isNone = painting.chosen === null
  const deeds = [
    { label: t('paint.undo'), Icon: Undo2, isOff: !painting.canUndo, onClick: painting.undo },
    { label: t('paint.redo'), Icon: Redo2, isOff: !painting.canRedo, onClick: painting.redo },
    { label: t('paint.duplicate'), Icon: CopyPlus, isOff: isNone, onClick: painting.duplicate },
    { label: t('paint.forward'), Icon: ArrowUpToLine, isOff: isNone, onClick: () => painting.reorder(1) },
    { label: t('paint.back'), Icon: ArrowDownToLine, isOff: isNone, onClick: () => painting.reorder(-1) },
    { label: t('paint.delete'), Icon: Trash2, isOff: isNone, onClick: painting.remove },
    {
      label: t('paint.clear'),
      Icon: BrushCleaning,
      isOff: painting.drawing.shapes.length === 0,
      onClick: painting.clear,
    },
  ]
  return (
    <fieldset className="flex flex-wrap items-center gap-1 sm:gap-1.5">
      <legend className="sr-only">{t('paint.actions')}</legend>
      {deeds.map(({ label, Icon, isOff, onClick }) => (
        <IconButton
          key={label}
          variant="outline"
          label={label}
          icon={<Icon aria-hidden="true" />}
          // A disabled button would lose the focus when the last step is taken back.
          aria-disabled={isOff}
          onClick={() => !isOff && onClick()}
        />
      ))}
    </fieldset>
  )
}
