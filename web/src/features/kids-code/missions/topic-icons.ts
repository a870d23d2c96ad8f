import {
  ArrowUpNarrowWide,
  Blocks,
  Bug,
  CirclePlay,
  Copy,
  CornerUpRight,
  Footprints,
  Infinity as InfinityIcon,
  Keyboard,
  List,
  type LucideIcon,
  MessageCircleQuestionMark,
  MessagesSquare,
  Music,
  Repeat,
  Sparkles,
  Split,
  Variable,
} from 'lucide-react'

export const TOPIC_ICONS = {
  sequences: Footprints,
  debugging: Bug,
  loops: Repeat,
  events: CirclePlay,
  turns: CornerUpRight,
  forever: InfinityIcon,
  keys: Keyboard,
  sounds: Music,
  conditions: Split,
  messages: MessagesSquare,
  variables: Variable,
  input: MessageCircleQuestionMark,
  clones: Copy,
  'own-blocks': Blocks,
  lists: List,
  algorithms: ArrowUpNarrowWide,
  other: Sparkles,
} satisfies Record<string, LucideIcon>

/** A topic that this version has no words for yet is shown as something new. */
export function findTopic(name: string): keyof typeof TOPIC_ICONS {
  return Object.hasOwn(TOPIC_ICONS, name) ? (name as keyof typeof TOPIC_ICONS) : 'other'
}
