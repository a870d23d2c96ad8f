import { Music, Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addSound, removeSound } from '#engines/kids-code/index.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { SoundChooser } from '../../stage/sound/sound-chooser.tsx'
import type { Studio } from '../use-studio.ts'
import { focusWithin } from './focus-within.ts'

/** What the sound blocks of all sprites can play. */
export function SoundList({ studio }: { studio: Studio }) {
  const { t } = useTranslation('kidsCodeStudio')
  const { project, edit, player } = studio
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} className="flex flex-wrap items-center gap-2">
      <ul aria-label={t('figures.sounds')} className="contents">
        {project.sounds.map(({ id, name }) => (
          <li key={id} className="flex items-center rounded-control border border-border bg-surface ps-2">
            <Music aria-hidden="true" className="size-5 shrink-0 text-muted" />
            <span className="ps-1.5">{name}</span>
            <IconButton
              label={t('figures.removeSound', { name })}
              icon={<X aria-hidden="true" />}
              onClick={() => {
                edit(removeSound(project, id))
                focusWithin(place.current)
              }}
            />
          </li>
        ))}
      </ul>
      <SoundChooser
        taken={project.sounds.map(({ asset }) => asset)}
        onListen={(asset) => player?.preview(asset)}
        onChoose={(sound) => edit(addSound(project, sound))}
        trigger={
          <Button variant="secondary">
            <Plus aria-hidden="true" />
            {t('figures.addSound')}
          </Button>
        }
      />
    </div>
  )
}
