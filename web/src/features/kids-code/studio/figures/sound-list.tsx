import { Music, Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { addSound, removeSound } from '#engines/kids-code/index.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { DropdownMenu, MenuItem } from '../../../../ui/overlays/dropdown-menu.tsx'
import { SOUNDS } from '../../stage/sound/sounds.ts'
import type { Studio } from '../use-studio.ts'

/** What the sound blocks of all sprites can play. */
export function SoundList({ studio }: { studio: Studio }) {
  const { t } = useTranslation(['kidsCodeStudio', 'kidsCodeStage'])
  const { project, edit } = studio
  const free = SOUNDS.filter(({ asset }) => project.sounds.every((sound) => sound.asset !== asset))
  return (
    <section aria-label={t('figures.sounds')} className="flex flex-wrap items-center gap-2">
      <ul aria-label={t('figures.sounds')} className="contents">
        {project.sounds.map(({ id, name }) => (
          <li key={id} className="flex items-center rounded-control border border-border bg-surface ps-2">
            <Music aria-hidden="true" className="size-5 shrink-0 text-muted" />
            <span className="ps-1.5">{name}</span>
            <IconButton
              label={t('figures.removeSound', { name })}
              icon={<X aria-hidden="true" />}
              onClick={() => edit(removeSound(project, id))}
            />
          </li>
        ))}
      </ul>
      {free.length > 0 && (
        <DropdownMenu
          trigger={
            <Button variant="secondary">
              <Plus aria-hidden="true" />
              {t('figures.addSound')}
            </Button>
          }
        >
          {free.map(({ id, asset, seconds }) => (
            <MenuItem
              key={id}
              onSelect={() =>
                edit(addSound(project, { name: t(`kidsCodeStage:sounds.${id}`), asset, seconds }))
              }
            >
              {t(`kidsCodeStage:sounds.${id}`)}
            </MenuItem>
          ))}
        </DropdownMenu>
      )}
    </section>
  )
}
