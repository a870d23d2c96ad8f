import type { ClassPage } from '#contract/teaching/classes.ts'
import { ResourcesDesk } from '../../../kit/resources/resources-desk.tsx'

export const ResourcesTab = ({ room }: { room: ClassPage }) => <ResourcesDesk classId={room.id} isOfClass />
