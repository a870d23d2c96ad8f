import type { PracticeText } from './passage.ts'

/** The story: told three times, for readers who begin, who read alone, and who read between the lines. */
export const LANTERN: PracticeText = {
  id: 'story',
  title: 'The Lantern on the Hill',
  versions: [
    {
      upToGrade: 2,
      paragraphs: [
        'Lena lives at the foot of a hill. An old lantern stands on top of the hill. Every night Grandpa walks up the hill and lights the lantern. Then the boats can find the way home.',
        'One day Grandpa hurts his foot. He can not walk. The night is dark, and the wind howls like a wolf. “Who will light the lantern?” asks Grandpa.',
        'Lena looks at the black window. Her knees feel like jelly. “I will,” she says.',
        'She takes the matches and puts on her big coat. She climbs and climbs. Rain taps on her hood. At last she is at the top.',
        'The first match goes out. The second match goes out. Lena makes a roof with her coat. The third match burns!',
        'The lantern shines. Far away on the sea, a small boat turns. It comes slowly to the land.',
        'At home Grandpa hugs Lena. “You were brave,” he says. “I was scared,” says Lena. “But I think the boat was scared, too.”',
      ],
      questions: [
        {
          focus: 'Reading Comprehension',
          question: 'Why does Grandpa light the lantern every night?',
          answer: 'So that the boats can find the way home.',
          why: 'The story says it right after it tells us about the lantern.',
          evidence: 'Then the boats can find the way home.',
        },
        {
          focus: 'Vocabulary',
          question: 'The wind “howls”. What does “howls” mean here?',
          answer: 'It makes a long, loud, crying sound.',
          why: 'The story says “like a wolf”. A wolf makes a long, loud sound in the night.',
          evidence: 'the wind howls like a wolf',
        },
        {
          focus: 'Inference',
          question: 'How does Lena feel before she goes out? How do you know?',
          answer: 'She is scared.',
          why: 'The story does not say it there. But the window is black and her knees feel like jelly: they shake.',
          evidence: 'Her knees feel like jelly.',
        },
        {
          focus: 'Plot Structure',
          question: 'What is the problem in this story, and how does it end?',
          answer: 'Grandpa can not light the lantern. Lena does it for him, and the boat comes to the land.',
          why: 'Look for what goes wrong in the beginning, and for what makes it right again.',
          evidence: 'One day Grandpa hurts his foot.',
        },
        {
          focus: 'Character Analysis',
          question: 'What kind of girl is Lena?',
          answer: 'She is brave and clever, and she cares about others.',
          why: 'She goes although she is scared, she makes a roof with her coat, and she thinks of the boat.',
          evidence: 'Lena makes a roof with her coat.',
        },
        {
          focus: 'Main Idea',
          question: 'What can we learn from this story?',
          answer: 'You can be scared and still do what helps others.',
          why: 'Lena was scared the whole time, and she went all the same.',
          evidence: 'I was scared,” says Lena.',
        },
      ],
    },
    {
      upToGrade: 6,
      paragraphs: [
        'At the foot of Gull Hill, where the last houses of the village lean against the wind, Lena lived with her grandfather. On top of the hill stood a lantern as tall as a door. Every evening Grandpa climbed the path and lit it, and every evening the fishing boats followed its light past the rocks and into the harbor.',
        'In the first week of November, Grandpa slipped on the wet steps and twisted his ankle. By the afternoon it had swollen to the size of a melon. Outside, the sky turned the color of slate.',
        '“Nobody will be foolish enough to sail tonight,” Grandpa muttered. But he kept looking at the window, and his fingers drummed on the arm of the chair. Lena knew that the Ferreira brothers had gone out before sunrise and had not come back.',
        'She reached for the matches. “I know the path,” she said. Her voice came out smaller than she wanted.',
        'The storm was waiting for her behind the door. It tugged at her hood and threw rain into her face. Twice she lost the path and found it again with her hands. When she reached the lantern, the first match died before it had really lived. So did the second, and the third. Lena looked at the two that were left. Then she pulled off her coat, hung it over the open glass door like a tent, and crept underneath. In the sudden quiet, the fourth match caught.',
        'Light poured over the hill. Lena, shivering in her thin sweater, counted to two hundred before she saw it: a tiny lamp out on the water, turning slowly toward home.',
        '“You were not afraid?” asked Grandpa later, while he rubbed her cold hands. Lena thought about it. “I was,” she said. “But I was not the only one.”',
      ],
      questions: [
        {
          focus: 'Reading Comprehension',
          question: 'Why do the fishing boats need the lantern?',
          answer: 'Its light leads them past the rocks and into the harbor.',
          why: 'The first paragraph tells what happens every evening after the lantern is lit.',
          evidence: 'the fishing boats followed its light past the rocks and into the harbor',
        },
        {
          focus: 'Vocabulary',
          question: 'The sky “turned the color of slate”. What can you tell about slate from the text?',
          answer: 'Slate is dark gray, like the sky before a storm.',
          why: 'A storm is on its way that evening, and a stormy sky is dark gray. (Slate is a gray stone.)',
          evidence: 'Outside, the sky turned the color of slate.',
        },
        {
          focus: 'Inference',
          question: 'Does Grandpa believe that nobody is at sea? What makes you think so?',
          answer: 'No, he is worried. He says one thing, but he behaves in another way.',
          why: 'He keeps looking at the window and his fingers drum on the chair: people do that when they are uneasy.',
          evidence: 'he kept looking at the window, and his fingers drummed on the arm of the chair',
        },
        {
          focus: 'Plot Structure',
          question: 'Which moment is the turning point of the story?',
          answer: 'The moment when Lena covers the lantern with her coat and the fourth match catches.',
          why: 'Until then everything goes wrong and the tension rises; afterward everything comes right.',
          evidence: 'In the sudden quiet, the fourth match caught.',
        },
        {
          focus: 'Character Analysis',
          question: 'Lena has two matches left. What does the way she uses them say about her?',
          answer:
            'She stays calm, thinks before she acts, and gives up her own comfort to solve the problem.',
          why: 'She looks at the matches first, changes her plan, and takes off her coat although it is cold.',
          evidence:
            'Then she pulled off her coat, hung it over the open glass door like a tent, and crept underneath.',
        },
        {
          focus: 'Literary Devices',
          question: 'Find a place where the storm is treated like a person. What is this device called?',
          answer:
            'The storm “was waiting for her”, “tugged at her hood” and “threw rain”. It is personification.',
          why: 'Only people wait, tug and throw on purpose. It makes the storm feel like an enemy.',
          evidence: 'The storm was waiting for her behind the door.',
        },
      ],
    },
    {
      upToGrade: 12,
      paragraphs: [
        'My grandfather kept the lantern on Gull Hill for forty-one years, and in all that time he never once called it work. “It’s a habit,” he would say, “like breathing.” Each dusk he climbed the path with his tin of matches, and each dusk the fishing fleet, strung out along the horizon like beads, turned its bows toward that single point of light.',
        'So when he fell on the steps that November, it was not the ankle that silenced him. He sat by the stove with his foot propped on a crate and watched the window darken. “Nobody is out there,” he announced to the room. Neither of us mentioned the Ferreira brothers, whose mooring had been empty since dawn.',
        'I was fifteen and had spent most of that year explaining to anyone who would listen that I would be leaving this village as soon as the law allowed. I had called the lantern a museum piece. I had said, in that very kitchen, that satellites had made it ridiculous. Now I took the tin from its nail, and my grandfather did not look up, which is how I knew that he had seen.',
        'I remember the hill chiefly as noise. The wind leaned on me with its whole weight; the path had become a stream with opinions of its own. At the top, three matches flared and died in the time it takes to read this sentence. With two left, I finally did what he must have done on a hundred such nights: I took off my coat, hung it over the open glass, and crouched in the small, dry dark that it made. The fourth match held.',
        'For a long while nothing answered. Then, low on the water, a lamp detached itself from the blackness and began, with terrible slowness, to come home.',
        'He was still by the stove when I got back. He took my hands, which had stopped feeling like mine, and rubbed them without a word. I left the village at eighteen, as promised. But I have noticed that wherever I live, I cannot go to bed before I have looked out, once, to see whether anything out there is still moving.',
      ],
      questions: [
        {
          focus: 'Reading Comprehension',
          question: 'How does the narrator know that her grandfather has noticed her taking the matches?',
          answer: 'He does not look up. His deliberate silence gives him away.',
          why: 'The clause “which is how I knew that he had seen” explains the sign she reads.',
          evidence: 'my grandfather did not look up, which is how I knew that he had seen',
        },
        {
          focus: 'Vocabulary',
          question: 'What does “mooring” mean in “whose mooring had been empty since dawn”?',
          answer: 'The place where a boat is tied up.',
          why: 'It belongs to fishermen, it can be empty, and that it is empty means that the boat is still out.',
          evidence: 'the Ferreira brothers, whose mooring had been empty since dawn',
        },
        {
          focus: 'Inference',
          question: '“Nobody is out there,” he says. Why does he say it aloud?',
          answer:
            'He tries to persuade himself, and to keep his granddaughter from going, although both know better.',
          why: 'It is announced “to the room”, not to her, and the next sentence names what neither of them says.',
          evidence: 'Neither of us mentioned the Ferreira brothers',
        },
        {
          focus: 'Character Analysis',
          question: 'How does the narrator’s view of the lantern change, and how does the text show it?',
          answer:
            'At fifteen she mocks it as a museum piece; as an adult she has taken over her grandfather’s habit of watching over others.',
          why: 'The last sentence never says that she has changed. It shows a habit that mirrors his.',
          evidence:
            'I cannot go to bed before I have looked out, once, to see whether anything out there is still moving',
        },
        {
          focus: 'Plot Structure',
          question:
            'The story is told years later. What does the last paragraph add that the events alone do not?',
          answer:
            'It shows what the night meant: the climax lies on the hill, but the resolution lies in the rest of her life.',
          why: 'It jumps ahead (“I left the village at eighteen”) and connects the one night to a lasting habit.',
          evidence: 'I left the village at eighteen, as promised.',
        },
        {
          focus: 'Literary Devices',
          question:
            'What kind of image is “the fishing fleet, strung out along the horizon like beads”, and what does it do?',
          answer:
            'A simile. It makes the boats look small, fragile and held together by one thread, the light.',
          why: 'The word “like” marks the comparison; beads on a string depend on the string.',
          evidence: 'strung out along the horizon like beads',
        },
      ],
    },
  ],
}
