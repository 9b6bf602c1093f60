import { type ContentFile, problemAt } from '../../renderer/content/content-folder.ts'
import type { Check } from './rule.ts'

/** Two pages of a kind with the same `order` would be listed in an arbitrary order. */
export const checkOrder: Check = ({ files }) => {
  const first = new Map<string, ContentFile>()
  return files.flatMap((file) => {
    const { order } = file.fields
    if (!file.entry || order === undefined) return []
    const place = `${file.entry.kind} ${order}`
    const other = first.get(place)
    if (other === undefined) first.set(place, file)
    return other === undefined
      ? []
      : [
          problemAt(
            file,
            ['order'],
            `order: ${order} is also the place of ${other.path}; choose another number`,
          ),
        ]
  })
}

/** Each service needs its own anchor on /services. */
export const checkAnchors: Check = ({ files }) => {
  const first = new Map<unknown, ContentFile>()
  return files.flatMap((file) => {
    if (file.entry?.kind !== 'service') return []
    const { anchor = file.entry.slug } = file.fields
    const other = first.get(anchor)
    if (other === undefined) first.set(anchor, file)
    return other === undefined
      ? []
      : [
          problemAt(
            file,
            ['anchor'],
            `anchor: "${anchor}" is also the anchor of ${other.path}; choose another`,
          ),
        ]
  })
}
