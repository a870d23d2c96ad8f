/** A part of a screen in the demo school that is empty because that is the truth for the account. */
export type Nature = {
  /** As whom; `*` for everybody. */
  who: string
  /** The path, and after a `›` the tab; `*` for every screen. */
  where: string
  /** How the spot begins, as `findEmptySpots` names it. */
  what: string
  why: string
}

export const EMPTY_BY_NATURE: readonly Nature[] = [
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
  {
    who: 'demo-admin',
    where: '/planning',
    what: 'nothing: Your plan and your classes ask for no lessons',
    why: 'An admin has no plan.',
  },
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
]
