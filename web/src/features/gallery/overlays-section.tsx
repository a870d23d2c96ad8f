import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Dialog, DialogClose } from '../../ui/overlays/dialog.tsx'
import {
  DropdownMenu,
  MenuChoice,
  MenuChoices,
  MenuItem,
  MenuLabel,
  MenuSeparator,
} from '../../ui/overlays/dropdown-menu.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { GalleryGroup, GallerySection } from './gallery-parts.tsx'

export function OverlaysSection() {
  const { t } = useTranslation('gallery')
  const [view, setView] = useState('list')
  return (
    <GallerySection id="gallery-overlays" title={t('section.overlays')}>
      <GalleryGroup title={t('overlays.open')}>
        <Dialog
          trigger={<Button variant="outline">{t('overlays.dialog')}</Button>}
          title={t('overlays.dialogTitle')}
          description={t('overlays.dialogDescription')}
          width="small"
          footer={
            <>
              <DialogClose>
                <Button variant="outline">{t('overlays.menuEdit')}</Button>
              </DialogClose>
              <DialogClose>
                <Button>{t('overlays.save')}</Button>
              </DialogClose>
            </>
          }
        >
          <Field label={t('forms.name')}>
            <Input autoComplete="off" />
          </Field>
        </Dialog>
        <Dialog
          trigger={<Button variant="outline">{t('overlays.longDialog')}</Button>}
          title={t('overlays.dialogTitle')}
          footer={
            <DialogClose>
              <Button>{t('overlays.save')}</Button>
            </DialogClose>
          }
        >
          {Array.from({ length: 24 }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are all alike and never move
            <p key={line} className="mb-4">
              {t('overlays.longText')}
            </p>
          ))}
        </Dialog>
        <AlertDialog
          trigger={<Button variant="destructive">{t('overlays.confirm')}</Button>}
          title={t('overlays.confirmTitle')}
          description={t('overlays.confirmDescription')}
          confirmLabel={t('overlays.confirmLabel')}
          isDestructive
          onConfirm={() => toast({ title: t('feedback.toastUndoTitle') })}
        />
        {(['left', 'right', 'bottom'] as const).map((side) => (
          <Sheet
            key={side}
            side={side}
            title={t('overlays.sheetTitle')}
            description={t('overlays.dialogDescription')}
            trigger={
              <Button variant="outline">
                {t(
                  side === 'left'
                    ? 'overlays.sheetLeft'
                    : side === 'right'
                      ? 'overlays.sheetRight'
                      : 'overlays.sheetBottom',
                )}
              </Button>
            }
          >
            <p>{t('overlays.longText')}</p>
          </Sheet>
        ))}
        <Popover
          label={t('overlays.popover')}
          trigger={<Button variant="outline">{t('overlays.popover')}</Button>}
        >
          <p>{t('overlays.popoverText')}</p>
        </Popover>
        <DropdownMenu trigger={<Button variant="outline">{t('overlays.menu')}</Button>}>
          <MenuItem icon={<Pencil aria-hidden="true" />}>{t('overlays.menuEdit')}</MenuItem>
          <MenuItem icon={<Copy aria-hidden="true" />}>{t('overlays.menuCopy')}</MenuItem>
          <MenuItem isDisabled>{t('overlays.menuOff')}</MenuItem>
          <MenuSeparator />
          <MenuLabel>{t('overlays.menuView')}</MenuLabel>
          <MenuChoices value={view} onValueChange={setView}>
            <MenuChoice value="list">{t('overlays.menuList')}</MenuChoice>
            <MenuChoice value="grid">{t('overlays.menuGrid')}</MenuChoice>
          </MenuChoices>
          <MenuSeparator />
          <MenuItem isDestructive icon={<Trash2 aria-hidden="true" />}>
            {t('overlays.menuDelete')}
          </MenuItem>
        </DropdownMenu>
        <Tooltip content={t('overlays.tooltipText')}>
          <Button variant="outline">{t('overlays.tooltip')}</Button>
        </Tooltip>
      </GalleryGroup>
    </GallerySection>
  )
}
