/** Sizes of a model so small that it is written anew for every test; its weights are dice. */
const WIDTH = 32
const FEED_FORWARD = 64
const HEADS = 2
const CONTEXT = 8192
const ALIGNMENT = 32
const TYPE = { u32: 4, i32: 5, f32: 6, text: 8, list: 9 } as const
const NORMAL = 1
const UNKNOWN = 2
const CONTROL = 3
const BYTE = 6
const END_OF_TEXT = 2

/** Words to babble with; the rest is spelled. */
const WORDS =
  'plants make food from sunlight . water and air the leaf takes in light it gives sugar to a root . grow ? yes'
const CHAT_TEMPLATE =
  "{% for message in messages %}{{ message['role'] + ': ' + message['content'] + '\\n' }}{% endfor %}{% if add_generation_prompt %}assistant: {% endif %}"

type Value = number | string | number[] | string[]
type Tensor = { name: string; shape: number[]; fill: (at: number) => number }

/** A language model of the llama family in llama.cpp's own file format, about 150 kB. */
export function writeGguf(seed = 1): Uint8Array {
  const { tokens, kinds } = makeVocabulary()
  const tensors = makeTensors(kinds, rollDice(seed))
  const parts: Buffer[] = []
  const header = [
    Buffer.from('GGUF'),
    u32(3),
    u64(tensors.length),
    u64(METADATA.length + 3),
    ...METADATA.map(([key, type, value]) => writeEntry(key, type, value)),
    writeEntry('tokenizer.ggml.tokens', 'text', tokens),
    writeEntry(
      'tokenizer.ggml.scores',
      'f32',
      tokens.map((_, at) => -at),
    ),
    writeEntry('tokenizer.ggml.token_type', 'i32', kinds),
  ]
  let offset = 0
  for (const { name, shape } of tensors) {
    header.push(writeText(name), u32(shape.length), ...shape.map(u64), u32(0), u64(offset))
    offset += align(shape.reduce((size, length) => size * length, 4))
  }
  const head = Buffer.concat(header)
  parts.push(head, Buffer.alloc(align(head.length) - head.length))
  for (const { shape, fill } of tensors) {
    const count = shape.reduce((size, length) => size * length, 1)
    const numbers = new Float32Array(align(count * 4) / 4)
    for (let at = 0; at < count; at += 1) numbers[at] = fill(at)
    parts.push(Buffer.from(numbers.buffer))
  }
  return Buffer.concat(parts)
}

const METADATA: [string, keyof typeof TYPE, Value][] = [
  ['general.architecture', 'text', 'llama'],
  ['general.name', 'text', 'dice'],
  ['llama.context_length', 'u32', CONTEXT],
  ['llama.embedding_length', 'u32', WIDTH],
  ['llama.block_count', 'u32', 1],
  ['llama.feed_forward_length', 'u32', FEED_FORWARD],
  ['llama.attention.head_count', 'u32', HEADS],
  ['llama.attention.head_count_kv', 'u32', HEADS],
  ['llama.attention.layer_norm_rms_epsilon', 'f32', 1e-5],
  ['llama.rope.dimension_count', 'u32', WIDTH / HEADS],
  ['tokenizer.ggml.model', 'text', 'llama'],
  ['tokenizer.ggml.bos_token_id', 'u32', 1],
  ['tokenizer.ggml.eos_token_id', 'u32', END_OF_TEXT],
  ['tokenizer.ggml.unknown_token_id', 'u32', 0],
  ['tokenizer.chat_template', 'text', CHAT_TEMPLATE],
]

function makeVocabulary(): { tokens: string[]; kinds: number[] } {
  const bytes = Array.from(
    { length: 256 },
    (_, at) => `<0x${at.toString(16).toUpperCase().padStart(2, '0')}>`,
  )
  const signs = Array.from({ length: 95 }, (_, at) => (at === 0 ? '▁' : String.fromCharCode(32 + at)))
  const words = [...new Set(WORDS.split(' '))].filter((word) => word.length > 1).map((word) => `▁${word}`)
  return {
    tokens: ['<unk>', '<s>', '</s>', ...bytes, ...signs, ...words],
    kinds: [
      UNKNOWN,
      CONTROL,
      CONTROL,
      ...bytes.map(() => BYTE),
      ...signs.map(() => NORMAL),
      ...words.map(() => NORMAL),
    ],
  }
}

/**
 * The first number of every state is kept constant, so that the first weight of each token is its general likelihood:
 * single bytes never (they would spell broken UTF-8), words often, the end now and then.
 */
function makeTensors(kinds: number[], roll: () => number): Tensor[] {
  const dice = () => roll()
  const ones = () => 1
  const quiet = (width: number) => (at: number) => (at < width ? 0 : roll())
  const words = kinds.length - 40
  const likelihood = (token: number) =>
    kinds[token] === BYTE ? -20 : token === END_OF_TEXT ? 0.9 : token > words ? 1 : 0
  const first = (value: (token: number) => number) => (at: number) =>
    at % WIDTH === 0 ? value(at / WIDTH) : roll()
  return [
    { name: 'token_embd.weight', shape: [WIDTH, kinds.length], fill: first(() => 3) },
    { name: 'output_norm.weight', shape: [WIDTH], fill: ones },
    { name: 'output.weight', shape: [WIDTH, kinds.length], fill: first(likelihood) },
    { name: 'blk.0.attn_norm.weight', shape: [WIDTH], fill: ones },
    ...['q', 'k', 'v'].map((part) => ({
      name: `blk.0.attn_${part}.weight`,
      shape: [WIDTH, WIDTH],
      fill: dice,
    })),
    { name: 'blk.0.attn_output.weight', shape: [WIDTH, WIDTH], fill: quiet(WIDTH) },
    { name: 'blk.0.ffn_norm.weight', shape: [WIDTH], fill: ones },
    { name: 'blk.0.ffn_gate.weight', shape: [WIDTH, FEED_FORWARD], fill: dice },
    { name: 'blk.0.ffn_up.weight', shape: [WIDTH, FEED_FORWARD], fill: dice },
    { name: 'blk.0.ffn_down.weight', shape: [FEED_FORWARD, WIDTH], fill: quiet(FEED_FORWARD) },
  ]
}

/** From -0.5 to 0.5, the same for the same seed. */
function rollDice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32 - 0.5
  }
}

const align = (length: number) => Math.ceil(length / ALIGNMENT) * ALIGNMENT

function write(size: number, put: (buffer: Buffer) => void): Buffer {
  const buffer = Buffer.alloc(size)
  put(buffer)
  return buffer
}
const u32 = (value: number) => write(4, (buffer) => buffer.writeUInt32LE(value))
const u64 = (value: number) => write(8, (buffer) => buffer.writeBigUInt64LE(BigInt(value)))
const f32 = (value: number) => write(4, (buffer) => buffer.writeFloatLE(value))
const i32 = (value: number) => write(4, (buffer) => buffer.writeInt32LE(value))
function writeText(text: string): Buffer {
  const bytes = Buffer.from(text)
  return Buffer.concat([u64(bytes.length), bytes])
}

function writeEntry(key: string, type: keyof typeof TYPE, value: Value): Buffer {
  const writeOne = (one: number | string) =>
    typeof one === 'string'
      ? writeText(one)
      : type === 'f32'
        ? f32(one)
        : type === 'i32'
          ? i32(one)
          : u32(one)
  if (!Array.isArray(value)) return Buffer.concat([writeText(key), u32(TYPE[type]), writeOne(value)])
  const head = [writeText(key), u32(TYPE.list), u32(TYPE[type]), u64(value.length)]
  return Buffer.concat([...head, ...value.map(writeOne)])
}
