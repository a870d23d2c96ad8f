import { useTranslation } from 'react-i18next'
import { removeBackground, renameBackground, showBackground } from '#engines/kids-code/index.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { findAsset } from '../../pictures/find-asset.ts'
import type { Studio } from '../use-studio.ts'
import { CommittedInput } from './committed-input.tsx'
import { LookList } from './look-list.tsx'
import { PaintButton } from './paint-button.tsx'

/** The backgrounds of the stage, of which one is shown at the start. */
export function BackgroundDetails({ studio, onPaint }: { studio: Studio; onPaint: () => void }) {
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
