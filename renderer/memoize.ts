/** Memoizes a function of an object; its value is freed with the object. */
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

/** Memoizes a function of keys that are not objects, such as texts. Its values are never freed. */
export const memoizeByKey = <Key, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const values = new Map<Key, Value>()
  return (key) => {
    const value = values.get(key) ?? compute(key)
    values.set(key, value)
    return value
  }
}

/** Memoizes only the last value, by the hash of its source, because it takes much memory. */
export const memoizeLast = <Source, Value>(
  compute: (source: Source) => Value,
): ((hash: string, source: Source) => Value) => {
  let last: { hash: string; value: Value } | undefined
  return (hash, source) => {
    if (last?.hash !== hash) last = { hash, value: compute(source) }
    return last.value
  }
}

/** Memoizes a function without arguments. */
export const lazy = <Value>(compute: () => Value): (() => Value) => {
  let computed: { value: Value } | undefined
  return () => {
    computed ??= { value: compute() }
    return computed.value
  }
}
