/** A part of a screen in the demo school that is empty because that is the truth for the account. */
export type Nature = {
  /** As whom; `*` for everybody. */
  who: string
  /** The path, and after a `›` the tab; `*` for every screen. */
  where: string
  /** How the spot begins, as `findEmptySpots` names it. */
  what: string
  why: string
  /** It depends on the weekday on which the school is loaded: some days have it, others do not. */
  isOfTheDay?: true
}

export const EMPTY_BY_NATURE: readonly Nature[] = [
  ...['empty:', 'nothing:', 'dash:', 'flat chart:'].map((what) => ({
    who: 'demo-newcomer',
    where: '*',
    what,
    why: 'Whoever came this morning has done nothing yet.',
  })),
  {
    who: 'demo-college',
    where: '/college/dashboard',
    what: 'nothing: What your teachers tell your class appears here.',
    why: 'An evening course that meets in person: what there is to say is said there.',
  },
  ...['/guardian/dashboard', '/guardian/dashboard › Leo'].map((where) => ({
    who: '*',
    where,
    what: 'nothing: Nothing is missing.',
    why: 'Some mornings Leo and Diego have turned everything in.',
    isOfTheDay: true as const,
  })),
  {
    who: '*',
    where: '/waiting-changes',
    what: 'empty: Everything is sent',
    why: 'Everything that was done without a connection has arrived.',
  },
  {
    who: '*',
    where: '/profile › Help',
    what: 'empty: No tickets yet',
    why: 'Most people never had to ask for help.',
  },
  {
    who: '*',
    where: '/math-tutor',
    what: 'nothing: No sessions yet.',
    why: 'Sessions that are kept are few: talks go on in the chat beside the lesson.',
  },
  ...['/planning', '/college/planning', '/professional/planning'].map((where) => ({
    who: '*',
    where,
    what: 'nothing: Nothing planned',
    why: 'A day without a step in a week of the plan.',
    isOfTheDay: true as const,
  })),
  ...['/downloads', '/planning', '/college/planning', '/professional/planning'].map((where) => ({
    who: '*',
    where,
    what: 'nothing: Your plan and your classes ask for no lessons',
    why: 'The days ahead ask for practice and quizzes.',
    isOfTheDay: true as const,
  })),
  ...['/progress', '/progress › Subjects'].map((where) => ({
    who: '*',
    where,
    what: 'dash: ',
    why: 'Nobody has begun every subject, and a few answers say nothing yet.',
  })),
  {
    who: 'demo-kid',
    where: '/study-guides',
    what: 'empty: No study guides yet',
    why: 'A second-grader writes none.',
  },
  { who: 'demo-kid', where: '/planning', what: 'empty: No plan yet', why: 'A second-grader makes none.' },
  {
    who: 'demo-kid',
    where: '/math-tutor',
    what: 'nothing: Problems you work on are kept here.',
    why: 'A second-grader types no problems of their own.',
  },
  {
    who: '*',
    where: '/downloads',
    what: 'empty: No downloaded content yet',
    why: 'Downloads lie on the device, and this one is new.',
  },
  {
    who: '*',
    where: '/math-tutor',
    what: 'nothing: Your problem is drawn here while you type.',
    why: 'A place for what is typed.',
  },
  {
    who: '*',
    where: '/profile',
    what: 'nothing: None',
    why: 'The demo accounts of students have no address, as many students have none.',
  },
  {
    who: 'demo-professional',
    where: '/professional/research',
    what: 'empty: Choose a document',
    why: 'The documents are there; one is chosen first.',
  },
  { who: '*', where: '/teacher/projects › Reported', what: 'empty:', why: 'Nobody reported a project.' },
  { who: '*', where: '/teacher/projects › Hidden', what: 'empty:', why: 'No project had to be hidden.' },
  {
    who: 'demo-teacher',
    where: '/admin/sessions',
    what: 'empty: No one is online right now',
    why: 'Nobody but the reader is signed in.',
  },
  {
    who: 'demo-teacher',
    where: '/teacher/classes/:id',
    what: 'nothing: No one in this class is online right now.',
    why: 'Nobody but the reader is signed in.',
  },
  ...(['demo-teacher', 'demo-admin'] as const).map((who) => ({
    who,
    where: '/dashboard',
    what: 'nothing:',
    why: 'The student view of somebody who does not learn here.',
  })),
  ...['/video-content', '/video-content › By Subject', '/video-content › Deleted', '/planning'].map(
    (where) => ({
      who: 'demo-admin',
      where,
      what: 'empty:',
      why: 'An admin learns nothing here: these are their own videos and plans.',
    }),
  ),
  ...['nothing: Not yet', 'nothing: None yet'].map((what) => ({
    who: 'demo-admin',
    where: '/admin/dashboard',
    what,
    why: 'Backups are made by the machine that the school runs on, after its first day.',
  })),
  {
    who: 'demo-admin',
    where: '/admin/families',
    what: 'nothing: Guardians read none of these.',
    why: 'How this school has decided.',
  },
  {
    who: 'demo-admin',
    where: '/admin/system-analytics › Browser errors',
    what: 'nothing: No browser has reported an error.',
    why: 'None has.',
  },
  ...['/admin/ai', '/admin/ai › This month', '/admin/system-analytics › AI use'].map((where) => ({
    who: 'demo-admin',
    where,
    what: 'nothing:',
    why: 'No language model is connected.',
  })),
  {
    who: '*',
    where: '/dashboard',
    what: 'nothing: No problems solved yet',
    why: 'One of the four strands was not practiced.',
    isOfTheDay: true,
  },
  {
    who: 'demo-teacher',
    where: '/teacher/classes/:id/gradebook',
    what: 'dash: ',
    why: 'Work of this week that nobody has a grade for yet has no average.',
  },
  {
    who: 'demo-teacher',
    where: '/teacher/students/:id',
    what: 'nothing: No guardian has an account yet.',
    why: 'Some families have no account.',
  },
  {
    who: 'demo-admin',
    where: '/admin/families',
    what: 'nothing: Nobody is waiting for an answer.',
    why: 'Every request has been answered.',
  },
  {
    who: 'demo-admin',
    where: '/admin/public-content › Figures',
    what: 'empty: No figures yet',
    why: 'A school publishes its own figures when it wants to.',
  },
  {
    who: 'demo-admin',
    where: '/admin/public-content › Deleted videos',
    what: 'empty: No deleted videos',
    why: 'Nobody has deleted one.',
  },
]
