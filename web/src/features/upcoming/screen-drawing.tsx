import { OfflineCloud } from '../../ui/drawings/offline-cloud.tsx'
import { OpenBook } from '../../ui/drawings/open-book.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { Signpost } from '../../ui/drawings/signpost.tsx'
import { WateringCan } from '../../ui/drawings/watering-can.tsx'
import type { UpcomingName } from './upcoming-name.ts'

const DRAWINGS: Record<UpcomingName, typeof OpenBook> = {
  about: PottedSeedling,
  contact: Signpost,
  cookies: Signpost,
  kidsCode: WateringCan,
  offlineLearning: OfflineCloud,
  privacy: OpenBook,
  studyResources: OpenBook,
  terms: OpenBook,
}

export function ScreenDrawing({ screen }: { screen: UpcomingName }) {
  const Drawing = DRAWINGS[screen]
  return <Drawing className="h-36 w-auto" />
}
