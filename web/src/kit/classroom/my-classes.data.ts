import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type MyClass, myClasses } from '#contract/classroom/my-classes.ts'
import { call } from '../../api/call.ts'

/** Below `classes`, which a notice over the socket marks as outdated. */
const ask = (userId: number) => ({
  queryKey: ['classes', 'mine', userId],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(myClasses.list, { id: userId }, { signal }),
})
const selectOwn = (rooms: MyClass[]) => rooms.filter(({ status }) => status === 'active')
const selectInvitations = (rooms: MyClass[]) => rooms.filter(({ status }) => status !== 'active')

/** The classes that the learner is in. */
export const myClassesQuery = (userId: number) => queryOptions({ ...ask(userId), select: selectOwn })

/** Those to which a teacher invites; the same answer of the server. */
export const classInvitationsQuery = (userId: number) =>
  queryOptions({ ...ask(userId), select: selectInvitations })

const OF_CLASSES = ['classes', 'assignments', 'announcements', 'class-resources']

/** Who comes into a class, or goes, has other work, news and resources from then on. */
export async function refreshMyClasses(queryClient: QueryClient): Promise<void> {
  await Promise.all(OF_CLASSES.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
}
