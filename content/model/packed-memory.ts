import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'

/** A value as it is written, and the keys of what else was remembered to make it. */
export type Packed = { bytes: Uint8Array; sum: number; from: readonly string[] }

/** What stands before the values: the length of each, in bytes, and a sum of them to know them by. */
type Index = {
  keys: readonly string[]
  from: readonly (readonly string[])[]
  lengths: Uint32Array
  sums: Uint32Array
}

/** In bytes: the length of the index. */
const startLength = 4

export const packValue = (value: unknown, from: readonly string[]): Packed => {
  const bytes = serialize(value)
  return { bytes, sum: crc32(bytes), from }
}

/** The value, or undefined if its bytes are others than those that were written. */
export const unpackValue = ({ bytes, sum }: Packed): { value: unknown } | undefined => {
  try {
    return crc32(bytes) === sum ? { value: deserialize(bytes) } : undefined
  } catch {
    return undefined
  }
}

/** Everything in one file. */
export const packAll = (memory: ReadonlyMap<string, Packed>): Buffer => {
  const all = [...memory.values()]
  const index = serialize({
    keys: [...memory.keys()],
    from: all.map(({ from }) => from),
    lengths: Uint32Array.from(all, ({ bytes }) => bytes.length),
    sums: Uint32Array.from(all, ({ sum }) => sum),
  } satisfies Index)
  const start = Buffer.alloc(startLength)
  start.writeUInt32LE(index.length)
  return Buffer.concat([start, index, ...all.map(({ bytes }) => bytes)])
}

/** The values stay as they are written until somebody asks for one: of most, nobody does. */
const unpackIndex = (file: Buffer): Map<string, Packed> => {
  let end = startLength + file.readUInt32LE()
  const { keys, from, lengths, sums } = deserialize(file.subarray(startLength, end)) as Index
  return new Map(
    keys.map((key, place) => {
      const start = end
      end += lengths[place] ?? 0
      const bytes = file.subarray(start, end)
      return [key, { bytes, sum: sums[place] ?? 0, from: from[place] ?? [] }]
    }),
  )
}

/** What is in a file. Another version of Node may have written it, or a full disk cut it short. */
export const unpackAll = (file: Buffer): Map<string, Packed> => {
  try {
    return unpackIndex(file)
  } catch {
    return new Map()
  }
}
