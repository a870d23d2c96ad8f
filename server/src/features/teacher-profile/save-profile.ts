import type { TeacherProfile, teacherProfile } from '#contract/teaching/teacher-profile.ts'
import { followPicture, requireOwnPicture } from '../../domain/own-picture.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { saveTeacher, selectTeacher, type TeacherRow, updateUserPicture } from './teacher-profile.queries.ts'

export async function readProfile({ db, caller }: CallerContext): Promise<TeacherProfile> {
  return toProfile(await selectTeacher(db, caller.user.id), caller.user.avatarUrl)
}

export async function saveProfile(
  { db, caller, now }: CallerContext,
  { bio, subjects, grades, credentials, office_hours, avatar_url }: Received<typeof teacherProfile.save>,
): Promise<TeacherProfile> {
  const { user } = caller
  await requireOwnPicture(db, user.id, avatar_url, 'avatar_url')
  const picture = avatar_url === undefined ? user.avatarUrl : avatar_url
  const saved = await saveTeacher(db, {
    userId: user.id,
    bio: bio === '' ? null : bio,
    subjects: subjects && [...new Set(subjects)],
    grades: grades && [...new Set(grades)].toSorted((a, b) => a - b),
    credentials: credentials === '' ? null : credentials,
    office_hours: office_hours?.map(({ place, ...hours }) => (place ? { ...hours, place } : hours)),
    avatar_url: picture,
    updatedAt: now(),
  })
  if (picture !== user.avatarUrl) {
    await updateUserPicture(db, user.id, picture, now())
    await followPicture(db, user, picture)
  }
  return toProfile(foundOr404(saved, 'profileNotFound'), picture)
}

function toProfile(row: TeacherRow | undefined, picture: string | null): TeacherProfile {
  return {
    bio: row?.bio ?? null,
    subjects: row?.subjects ?? [],
    grades: row?.grades ?? [],
    credentials: row?.credentials ?? null,
    office_hours: row?.office_hours ?? [],
    avatar_url: picture,
  }
}
