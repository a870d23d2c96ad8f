import { Check, Plus, Volume2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/actions/button.tsx'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { nameSound } from './name-sound.ts'
import { SOUNDS } from './sounds.ts'

type SoundChooserProps = {
  trigger: ReactNode
  /** Assets of the sounds that the project has. */
  taken: readonly string[]
  /** `player.preview`: lets one be heard. */
  onListen: (asset: string) => void
  onChoose: (sound: { name: string; asset: string; seconds: number }) => void
}

/** Every sound of the library, to listen to and to add. */
export function SoundChooser({ trigger, taken, onListen, onChoose }: SoundChooserProps) {
  const { t } = useTranslation('kidsCodeStage')
  return (
    <Dialog title={t('soundChooser.title')} description={t('soundChooser.description')} trigger={trigger}>
      <ul className="grid gap-2 sm:grid-cols-2">
        {SOUNDS.map(({ id, asset, seconds }) => {
          const name = nameSound(id, t)
          const isTaken = taken.includes(asset)
          return (
            <li
              key={id}
              className="flex min-w-0 items-center gap-2 rounded-control border border-border bg-surface p-1"
            >
              <IconButton
                label={t('soundChooser.listen', { name })}
                icon={<Volume2 aria-hidden="true" />}
                onClick={() => onListen(asset)}
              />
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="text-muted">{t('soundChooser.seconds', { seconds })}</span>
              {/* Stays a button when it has done its work: whoever pressed it keeps the focus. */}
              <Button
                variant={isTaken ? 'ghost' : 'secondary'}
                aria-disabled={isTaken}
                aria-label={t(isTaken ? 'soundChooser.isAdded' : 'soundChooser.add', { name })}
                onClick={() => !isTaken && onChoose({ name, asset, seconds })}
              >
                {isTaken ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
                {t(isTaken ? 'soundChooser.added' : 'soundChooser.addShort')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
