import { diffArrays } from 'diff'
import type { ContentFile } from '../../renderer/content/content-folder.ts'
import { fieldName } from '../../renderer/content/problem.ts'
import { placeOf } from '../check/problems.ts'
import { type Text, textsToTranslate } from '../check/texts.ts'

/** A text of an original that is not what it was; without `before` it is new, without `now` gone. */
export type Change = {
  /** Its field, or nothing for a paragraph. */
  field: string
  before?: string | undefined
  now?: string | undefined
  /** Where it is, or was translated, such as `content/home.yaml:12`. */
  places: readonly string[]
}

/** Texts by their fields: paragraphs have none. */
const textsOf = (file: ContentFile) => {
  const texts = textsToTranslate(file)
  return {
    fields: new Map(
      texts
        .filter(({ field }) => field.length > 0)
        .map((text) => [fieldName(text.field), text] as const),
    ),
    paragraphs: texts.filter(({ field }) => field.length === 0),
  }
}

type Pair = {
  field: string
  before?: Text | undefined
  now?: Text | undefined
  there?: Text | undefined
}

const changeOf = ({ field, before, now, there }: Pair): Change => ({
  field,
  before: before?.text,
  now: now?.text,
  places: [now, there].flatMap((text) => (text ? [placeOf(text)] : [])),
})

type Texts = ReturnType<typeof textsOf>

const changedFields = (before: Texts, now: Texts, there: Texts): Change[] =>
  [...new Set([...now.fields.keys(), ...before.fields.keys()])]
    .map((field) => ({
      field,
      before: before.fields.get(field),
      now: now.fields.get(field),
      there: there.fields.get(field),
    }))
    .filter((pair) => pair.before?.text !== pair.now?.text)
    .map(changeOf)

/** Paragraphs that came for others stand side by side with them, in order. */
const changedParagraphs = (before: Texts, now: Texts, there: Texts): Change[] => {
  const [old, present] = [[...before.paragraphs], [...now.paragraphs]]
  const translated = [...there.paragraphs]
  const changes: Change[] = []
  let [gone, come]: [Pair[], Pair[]] = [[], []]
  const settle = () => {
    for (let index = 0; index < Math.max(gone.length, come.length); index++)
      changes.push(changeOf({ ...come[index], ...gone[index], field: '' }))
    gone = []
    come = []
  }
  const chunks = diffArrays(
    old.map(({ text }) => text),
    present.map(({ text }) => text),
  )
  for (const { added, removed, value } of chunks) {
    if (!added && !removed) settle()
    for (const _ of value) {
      const was = added ? undefined : { before: old.shift(), there: translated.shift() }
      const is = removed ? undefined : { now: present.shift() }
      if (removed) gone.push({ field: '', ...was })
      if (added) come.push({ field: '', ...is })
    }
  }
  settle()
  return changes
}

/**
 * What changed in an original between two of its versions, field by field and then paragraph by
 * paragraph.
 * @param translation to say where each changed text was translated.
 */
export const changesBetween = (
  former: ContentFile,
  original: ContentFile,
  translation: ContentFile,
): Change[] => {
  const [before, now, there] = [textsOf(former), textsOf(original), textsOf(translation)]
  return [...changedFields(before, now, there), ...changedParagraphs(before, now, there)]
}
