type Bio = { username: string; day: number; bio: string; approvedBy?: string }

/** What people tell about themselves; of a minor only once an adult has read it. */
export const BIOS: readonly Bio[] = [
  {
    ...{ username: 'demo-student', day: 15, approvedBy: 'demo-teacher' },
    bio: 'I like fractions (really), soccer and looking at stars. My little brother says I ask too many questions.',
  },
  { username: 'grace.wilson', day: 45, bio: 'I read about 30 books a year and I have a very old cat.' },
  {
    ...{ username: 'chidi.eze', day: 22, approvedBy: 'hana.kovar' },
    bio: 'Math fair, cross country, and tea. Currently measuring how fast it cools.',
  },
  {
    ...{ username: 'demo-college', day: 2 },
    bio: 'Sophomore, psychology major, statistics minor. Commuter. I run on spaced repetition.',
  },
  {
    ...{ username: 'demo-professional', day: 2 },
    bio: 'Product lead at a small software company. Reading my way from engineering to strategy.',
  },
]
