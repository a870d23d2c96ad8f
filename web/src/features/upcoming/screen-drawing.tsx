import { WateringCan } from '../../ui/drawings/watering-can.tsx'
import type { UpcomingName } from './upcoming-name.ts'

const DRAWINGS: Record<UpcomingName, typeof WateringCan> = {
  kidsCode: WateringCan,
}

export function ScreenDrawing({ screen }: { screen: UpcomingName }) {
  const Drawing = DRAWINGS[screen]
  return <Drawing className="h-36 w-auto" />
}
