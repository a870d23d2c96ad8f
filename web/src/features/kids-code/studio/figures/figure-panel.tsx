import { Check, Image, Music, Plus, Volume2, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  addSound,
  removeBackground,
  removeSound,
  renameBackground,
  STAGE_ID,
  showBackground,
} from '#engines/kids-code/index.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { findAsset } from '../../pictures/find-picture.ts'
import { SOUNDS } from '../../stage/sound/sounds.ts'
import type { Studio } from '../use-studio.ts'
import {
  CommittedInput,
  focusWithin,
  LookList,
  PaintButton,
  PictureTile,
  SpriteDetails,
} from './figure-details.tsx'
import type { Asked } from './figure-dialogs.tsx'

type FigurePanelProps = {
  studio: Studio
  isYoung: boolean
  /** A mission says who is on the stage. */
  isFixed: boolean
  onAsk: (asked: Asked) => void
}

/** Everything on the stage: who is there, and how whoever is chosen begins. */
export function FigurePanel({ studio, isYoung, isFixed, onAsk }: FigurePanelProps) {
  const { t } = useTranslation('kidsCodeStudio')
  const { project, assets, owner, choose } = studio
  const list = useRef<HTMLUListElement>(null)
  const canChange = !studio.isReadOnly && !isFixed
  const background = project.stage.backgrounds[project.stage.current]
  const sprite = project.sprites.find(({ id }) => id === owner)
  const tileStyles = `bg-surface p-1.5 ${isYoung ? 'w-24' : 'w-20'}`

  return (
    <div className="flex flex-col gap-3">
      <ul ref={list} aria-label={t('figures.list')} className="flex flex-wrap gap-2">
        {project.sprites.map(({ id, name, costumes, costume }) => (
          <li key={id}>
            <PictureTile
              name={name}
              picture={findAsset(costumes[costume]?.asset ?? '', assets)}
              isChosen={owner === id}
              onChoose={() => choose(id)}
              className={tileStyles}
            />
          </li>
        ))}
        <li>
          <PictureTile
            name={t('figures.stage')}
            picture={findAsset(background?.asset ?? '', assets)}
            isChosen={owner === STAGE_ID}
            onChoose={() => choose(STAGE_ID)}
            className={tileStyles}
          />
        </li>
      </ul>
      {canChange && (
        <div className="flex flex-wrap gap-2 [&>*]:flex-1">
          <Button
            variant="secondary"
            {...(isYoung && { className: 'min-h-14' })}
            onClick={() => onAsk('sprite')}
          >
            <Plus aria-hidden="true" />
            {t('figures.addSprite')}
          </Button>
          <Button
            variant="secondary"
            {...(isYoung && { className: 'min-h-14' })}
            onClick={() => onAsk('background')}
          >
            <Image aria-hidden="true" />
            {t('figures.addBackground')}
          </Button>
        </div>
      )}
      {!canChange ? null : sprite ? (
        <SpriteDetails
          key={sprite.id}
          sprite={sprite}
          studio={studio}
          isYoung={isYoung}
          onRemoved={() => focusWithin(list.current)}
          onAddCostume={() => onAsk('costume')}
          onPaint={() => onAsk('paint')}
        />
      ) : (
        <BackgroundDetails studio={studio} onPaint={() => onAsk('paint')} />
      )}
      {canChange && <SoundList studio={studio} />}
    </div>
  )
}

/** The backgrounds of the stage, of which one is shown at the start. */
function BackgroundDetails({ studio, onPaint }: { studio: Studio; onPaint: () => void }) {
  const { t } = useTranslation('kidsCodeStudio')
  const { project, assets, edit } = studio
  const { backgrounds, current } = project.stage
  const shown = backgrounds[current]
  if (!shown) return null
  return (
    <div className="flex flex-col gap-3 rounded-card border border-border bg-surface p-3">
      <Field label={t('figures.backgroundName')}>
        <CommittedInput
          key={shown.id}
          value={shown.name}
          onCommit={(name) => edit(renameBackground(project, shown.id, name))}
        />
      </Field>
      <LookList
        label={t('figures.backgrounds')}
        looks={backgrounds.map((one) => ({ ...one, picture: findAsset(one.asset, assets) }))}
        current={current}
        onChoose={(id) => edit(showBackground(project, id))}
        onRemove={(id) => edit(removeBackground(project, id))}
      />
      <PaintButton onPaint={onPaint} />
    </div>
  )
}

/** What the sound blocks of all sprites can play. */
function SoundList({ studio }: { studio: Studio }) {
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
              icon={<X />}
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

type SoundChooserProps = {
  trigger: ReactNode
  /** Assets of the sounds that the project has. */
  taken: readonly string[]
  /** `player.preview`: lets one be heard. */
  onListen: (asset: string) => void
  onChoose: (sound: { name: string; asset: string; seconds: number }) => void
}

/** Every sound of the library, to listen to and to add. */
function SoundChooser({ trigger, taken, onListen, onChoose }: SoundChooserProps) {
  const { t } = useTranslation('kidsCodeStage')
  return (
    <Dialog title={t('soundChooser.title')} description={t('soundChooser.description')} trigger={trigger}>
      <ul className="grid gap-2 sm:grid-cols-2">
        {SOUNDS.map(({ id, asset, seconds }) => {
          const name = t(`sounds.${id}`)
          const isTaken = taken.includes(asset)
          return (
            <li
              key={id}
              className="flex min-w-0 items-center gap-2 rounded-control border border-border bg-surface p-1"
            >
              <IconButton
                label={t('soundChooser.listen', { name })}
                icon={<Volume2 />}
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
