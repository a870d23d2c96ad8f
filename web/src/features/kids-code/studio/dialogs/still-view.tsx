import type { Assets } from '#contract/kids-code/fields.ts'
import { type Project, STAGE_ID } from '#engines/kids-code/index.ts'
import { BlockEditor } from '../../editor/block-editor.tsx'
import { Stage } from '../../stage/stage.tsx'
import { usePlayer } from '../use-studio.ts'

type StillViewProps = { project: Project; assets: Assets; label: string }

/** A project as it stood: its stage and the blocks of the sprite that has most of them. Nothing can be changed here. */
export function StillView({ project, assets, label }: StillViewProps) {
  const player = usePlayer(project)
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <div>{player && <Stage player={player} assets={assets} label={label} isHighContrast={false} />}</div>
      <div className="relative h-72 overflow-hidden rounded-card border border-border">
        <BlockEditor
          project={project}
          owner={findBusiest(project)}
          level="full"
          activeBlocks={[]}
          isReadOnly
          onChange={() => {}}
        />
      </div>
    </div>
  )
}

function findBusiest({ stage, sprites }: Project): string {
  const all = [{ id: STAGE_ID, scripts: stage.scripts }, ...sprites]
  const lengths = all.map(({ id, scripts }) => ({ id, length: JSON.stringify(scripts).length }))
  return lengths.reduce((most, one) => (one.length > most.length ? one : most)).id
}
