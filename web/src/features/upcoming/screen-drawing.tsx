import type { ScreenName } from '#contract/pages/pages.ts'
import type { DrawingProps } from '../../ui/drawings/drawing-frame.tsx'
import { OfflineCloud } from '../../ui/drawings/offline-cloud.tsx'
import { OpenBook } from '../../ui/drawings/open-book.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { Signpost } from '../../ui/drawings/signpost.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { WateringCan } from '../../ui/drawings/watering-can.tsx'

function GrownPlant(props: DrawingProps) {
  return <Sprout stage={3} {...props} />
}

/** Going offline, planning, practising, reading, growing: each kind of page has its picture. */
const BY_WORD = [
  [/offline|download/i, OfflineCloud],
  [/planning|calendar|announce|contact|cookies|session/i, Signpost],
  [/quiz|practice|flashcard|tutor|chat|code|assignment/i, WateringCan],
  [/progress|analytic|achieve|leader|class|student/i, GrownPlant],
  [/lesson|note|guide|video|resource|course|research|reference|document|terms|privacy/i, OpenBook],
] as const

export function ScreenDrawing({ screen }: { screen: ScreenName }) {
  const Drawing = BY_WORD.find(([words]) => words.test(screen))?.[1] ?? PottedSeedling
  return <Drawing className="h-36 w-auto" />
}
