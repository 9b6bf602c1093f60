const vocabulary =
  `amber anchor arch basin beam bell birch bolt braid brick brook candle canopy cedar chalk cinder clay cliff clover coil copper
coral cove crate creek crest dawn delta drift dune ember fern field flint fog forge fringe garden gate glass grain gravel grove harbor hazel
hinge hollow iris island ivory jetty kettle lagoon lantern larch latch ledge lily linen lodge loom maple marble marsh meadow mortar moss
needle oak orchard otter paper pebble pepper pine plank pond poplar quarry quartz quill raft rain reed ridge river robin rope saddle sage
salt sand shell shore silver slate spade spring spruce stone storm straw summit swan thistle timber tower trail valley velvet violet walnut
water wheel willow window winter wood wool yarn`.split(/\s+/)

/**
 * A number from 0 up to, but not including, 1 for each place. The same seed always gives the same
 * numbers.
 */
const chance = (seed: string, place: number): number => {
  let hash = 2_166_136_261
  for (const letter of `${seed}/${place}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619)
  // Without this, a change in the last letters would barely change the result.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

const wordsOfSentence = 12

const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** Short sentences of meaningless words that appear in this order for no other seed and on no page. */
export const inventedWords = (seed: string, count: number): string => {
  const words = Array.from(
    { length: count },
    (_, place) => vocabulary[Math.floor(chance(seed, place) * vocabulary.length)] ?? 'roof',
  )
  const ended = words.map((word, place) => {
    const isLast = place === count - 1 || (place + 1) % wordsOfSentence === 0
    return `${place % wordsOfSentence === 0 ? capitalized(word) : word}${isLast ? '.' : ''}`
  })
  return ended.join(' ')
}
