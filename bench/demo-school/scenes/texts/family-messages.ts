import type { ClassCode } from '../../cast.ts'

type FamilyMessage = {
  teacher: string
  classCode: ClassCode
  day: number
  time: string
  title: string
  content: string
  /** Who opened it, and when. */
  reads: readonly { guardian: string; day: number; time: string }[]
}

export const FAMILY_MESSAGES: readonly FamilyMessage[] = [
  {
    ...{
      teacher: 'demo-teacher',
      classCode: '5B',
      day: 4,
      time: '14:40',
      title: 'Our first week on Trellis',
    },
    content:
      'Dear families,\n\nYour children did their first warm-ups this week. You do not need to check answers at home. If your child is stuck, ask: “What do you know already?” That question helps more than any hint.\n\nWarmly,\nElena Marquez',
    reads: [{ guardian: 'demo-guardian', day: 4, time: '18:12' }],
  },
  {
    ...{ teacher: 'demo-teacher', classCode: '5B', day: 21, time: '15:05', title: 'Conference week' },
    content:
      'Dear families,\n\nConferences are next week. Fifteen minutes, in person or by phone. Please bring your child. They will show you a piece of work they are proud of.\n\nElena Marquez',
    reads: [{ guardian: 'demo-guardian', day: 22, time: '07:20' }],
  },
  {
    ...{
      teacher: 'demo-teacher',
      classCode: '2A',
      day: 30,
      time: '15:00',
      title: 'Bean plants are coming home',
    },
    content:
      'Dear families,\n\nThe bean plants come home on Friday. They like a sunny window and a little water each day. If one does not make it, that is science, too.\n\nElena Marquez',
    reads: [{ guardian: 'demo-guardian', day: 30, time: '19:44' }],
  },
  {
    ...{
      teacher: 'demo-teacher',
      classCode: '5B',
      day: 37,
      time: '12:30',
      title: 'Planetarium trip: permission slip',
    },
    content:
      'Dear families,\n\nA reminder that permission slips for the planetarium are due this Friday. Lunch is a bag lunch from home, or let me know if you would like one from the cafeteria. We have room for two more chaperones.\n\nElena Marquez',
    reads: [{ guardian: 'demo-guardian', day: 37, time: '20:31' }],
  },
  {
    ...{ teacher: 'demo-teacher', classCode: '2A', day: 46, time: '15:10', title: 'Clocks at home' },
    content:
      'Dear families,\n\nWe are learning to tell time to five minutes. If you have a clock with hands, ask your child what time it is at breakfast and at dinner. Thank you!\n\nElena Marquez',
    reads: [],
  },
  {
    ...{
      teacher: 'demo-teacher',
      classCode: '5B',
      day: 49,
      time: '14:40',
      title: 'Why is the night sky dark?',
    },
    content:
      'Dear families,\n\nThis week your children may ask you why the night sky is dark. Nobody has to know! Please tell them what you think, and let them tell you what they think.\n\nElena Marquez',
    reads: [{ guardian: 'demo-guardian', day: 49, time: '21:20' }],
  },
  {
    ...{
      teacher: 'samuel.adeyemi',
      classCode: '8C',
      day: 23,
      time: '14:50',
      title: 'Balloon car lab reports',
    },
    content:
      'Dear families,\n\nLab reports are due Friday at 9 p.m. The rubric is in the assignment. A report without units loses points, so please ask: “Twelve what?”\n\nSamuel Adeyemi',
    reads: [{ guardian: 'carlos.fuentes', day: 23, time: '21:02' }],
  },
  {
    ...{
      teacher: 'samuel.adeyemi',
      classCode: '8C',
      day: 44,
      time: '14:45',
      title: 'A question for your dinner table',
    },
    content:
      'Dear families,\n\nWe start heredity. Students will ask ten people about four harmless traits such as dimples. Taking part is up to you, and friends and neighbors count as well.\n\nSamuel Adeyemi',
    reads: [{ guardian: 'carlos.fuentes', day: 45, time: '06:55' }],
  },
]
