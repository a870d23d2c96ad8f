import type { QueryClient } from '@tanstack/react-query'

/**
 * A learning event changes figures all over the product: everything under `learning`, the leaderboard and, where points
 * may have moved, the user.
 */
export async function markLearningOutdated(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['learning'] }),
    queryClient.invalidateQueries({ queryKey: ['leaderboard'] }),
  ])
}
