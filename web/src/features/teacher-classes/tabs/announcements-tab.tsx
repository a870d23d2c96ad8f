import type { ClassPage } from '#contract/teaching/classes.ts'
import { AnnouncementsDesk } from '../../../kit/announcements/announcements-desk.tsx'

export const AnnouncementsTab = ({ room }: { room: ClassPage }) => <AnnouncementsDesk classId={room.id} />
