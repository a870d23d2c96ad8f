import type { ClassCode } from '../../cast.ts'

export type Announced = {
  teacher: string
  /** Null: for all classes of the teacher. */
  classCode: ClassCode | null
  day: number
  time: string
  title: string
  content: string
  priority?: 'low' | 'normal' | 'high' | 'urgent'
  /** The last day on which it is shown. */
  until?: number
}

export const ANNOUNCEMENTS: readonly Announced[] = [
  {
    ...{
      teacher: 'demo-teacher',
      classCode: '5B',
      day: 0,
      time: '07:45',
      title: 'Welcome to our class page',
    },
    content:
      'Good morning, 5B!\n\nThis is where you will find assignments, resources and news. If something does not work, tell me. If something is too easy or too hard, tell me that, too.\n\n**Ms. Marquez**',
  },
  {
    ...{ teacher: 'demo-teacher', classCode: '2A', day: 0, time: '07:50', title: 'Hello, second graders!' },
    content:
      'Look here each day for news. Ask a grown-up to read it with you. I am so glad you are in my class!',
  },
  {
    ...{ teacher: 'demo-teacher', classCode: null, day: 9, time: '15:30', title: 'Picture day is Friday' },
    content:
      'Friday is picture day. Order forms are in your folders. No form? You will still be in the class picture.\n\nBring your best smile. Missing teeth are welcome.',
    until: 11,
  },
  {
    ...{
      teacher: 'demo-teacher',
      classCode: '5B',
      day: 17,
      time: '12:15',
      title: 'Lab reports: what I am looking for',
    },
    content:
      'You were careful scientists today. Before you write your report, look at the rubric: your **data need units**, and your conclusion should use at least two numbers.\n\nI am in the room until 4:00 on Tuesday if you want help.',
  },
  {
    ...{ teacher: 'demo-teacher', classCode: '2A', day: 28, time: '14:50', title: 'Leo is new in our class' },
    content: 'Please say hi to Leo! He likes frogs and soccer. Show him where we keep the crayons.',
  },
  {
    ...{
      teacher: 'demo-teacher',
      classCode: '5B',
      day: 35,
      time: '15:10',
      title: 'Planetarium trip next week',
    },
    priority: 'high' as const,
    content:
      'We are going to the planetarium on **Thursday of next week**!\n\n- Bus leaves at 9:00 and is back by 1:45\n- Permission slips are due **this Friday**\n- Bring a bag lunch and a warm jacket\n\nThink of one question for the guide.',
    until: 45,
  },
  {
    ...{ teacher: 'demo-teacher', classCode: null, day: 44, time: '12:30', title: 'A kind word' },
    content:
      'This week I saw someone share an umbrella, someone wait for a friend, and someone explain long division three times without getting grumpy. You know who you are. Thank you.',
  },
  {
    ...{
      teacher: 'demo-teacher',
      classCode: '5B',
      day: 45,
      time: '15:05',
      title: 'What a day at the planetarium',
    },
    content:
      'The guide told me that she has never had so many good questions from one class. I wrote down all of them, and we will try to answer three on Tuesday.\n\nIf you like, write about one thing that surprised you. It counts as extra credit.',
  },
  {
    ...{ teacher: 'demo-teacher', classCode: '5B', day: 50, time: '15:10', title: 'Three answers' },
    content:
      'We answered three of our planetarium questions today. The one nobody could answer: **why is the night sky dark?** Ask at home, and tell us on Thursday what your family thinks.',
  },
  {
    ...{
      teacher: 'demo-teacher',
      classCode: '2A',
      day: 51,
      time: '13:30',
      title: 'Our store opens on Friday',
    },
    content:
      'We play store on Friday. Bring one clean, empty box from your kitchen. We count the coins together!',
  },
  {
    ...{
      teacher: 'samuel.adeyemi',
      classCode: '8C',
      day: 0,
      time: '08:00',
      title: 'Lab rules, short version',
    },
    content: 'Goggles on. Hair back. No food. If something breaks, tell me first and feel bad later.',
  },
  {
    ...{
      teacher: 'samuel.adeyemi',
      classCode: '8C',
      day: 15,
      time: '14:30',
      title: 'Bring a balloon car idea',
    },
    content:
      'On Wednesday we build. Bring anything that rolls: bottle caps, spools, old CDs. I have straws, tape and balloons.',
  },
  {
    ...{
      teacher: 'samuel.adeyemi',
      classCode: '8C',
      day: 38,
      time: '14:15',
      title: 'Robotics team: two spots left',
    },
    content: 'We meet Mondays and Wednesdays in Lab 3 until 4:30. No experience needed, only patience.',
    until: 49,
  },
  {
    ...{
      teacher: 'samuel.adeyemi',
      classCode: '8C',
      day: 46,
      time: '13:00',
      title: 'Next week: Punnett squares for real',
    },
    content:
      'Finish the trait survey by Wednesday. We will put all the tables together and see what 8C looks like.',
  },
  {
    ...{ teacher: 'hana.kovar', classCode: '11D', day: 4, time: '14:20', title: 'How to get help' },
    content:
      'Workshop is on Tuesdays, 2:45 to 3:45, Room 34. Bring one problem that annoyed you. Cookies are likely.',
  },
  {
    ...{
      teacher: 'hana.kovar',
      classCode: '11D',
      day: 23,
      time: '15:00',
      title: 'Coffee project: borrow a thermometer',
    },
    content:
      'I have twelve thermometers. Sign one out at my desk. You have two weeks, and the measuring takes one evening.',
    until: 37,
  },
  {
    ...{ teacher: 'hana.kovar', classCode: '11D', day: 44, time: '14:30', title: 'Unit test moved' },
    priority: 'high' as const,
    content:
      'The logarithm test moves from Friday of next week to **the Tuesday after that**, because of the assembly. Use the extra weekend well, which includes sleeping.',
  },
]
