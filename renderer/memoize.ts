/** A function that computes its value for an object once, and frees it with the object. */
export const memoize = <Key extends object, Value>(
  compute: (key: Key) => Value,
): ((key: Key) => Value) => {
  const values = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const cached = values.get(key) ?? { value: compute(key) }
    values.set(key, cached)
    return cached.value
  }
}

/** The same for keys that are no objects, such as texts: its values are never freed. */
export const memoizeByKey = <Key, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const values = new Map<Key, Value>()
  return (key) => {
    const value = values.get(key) ?? compute(key)
    values.set(key, value)
    return value
  }
}

/** The same for what takes much memory: only the last value is cached, by the hash of its source. */
export const memoizeLast = <Source, Value>(
  compute: (source: Source) => Value,
): ((hash: string, source: Source) => Value) => {
  let last: { hash: string; value: Value } | undefined
  return (hash, source) => {
    if (last?.hash !== hash) last = { hash, value: compute(source) }
    return last.value
  }
}

/** A function that computes its value when it is first asked. */
export const lazy = <Value>(compute: () => Value): (() => Value) => {
  let computed: { value: Value } | undefined
  return () => {
    computed ??= { value: compute() }
    return computed.value
  }
}
