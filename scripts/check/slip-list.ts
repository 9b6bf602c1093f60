import { type Static, Type } from 'typebox'
import type { ContentFile } from '../../renderer/content/content-file.ts'
import { lazy } from '../../renderer/memoize.ts'
import { readData } from './data.ts'
import type { Text } from './texts.ts'

const slipList = Type.Array(
  Type.Object({
    find: Type.String(),
    says: Type.String(),
    anyCase: Type.Optional(Type.Boolean()),
    warning: Type.Optional(Type.Boolean()),
    stops: Type.Optional(Type.Union([Type.Literal('build'), Type.Literal('release')])),
    language: Type.Optional(Type.String()),
    in: Type.Optional(Type.String()),
    unlessFile: Type.Optional(Type.String()),
  }),
)
const schema = Type.Object({ body: slipList, fields: slipList, prose: slipList, file: slipList })

type Part = keyof Static<typeof schema>

const compiled = (part: Part, list: Static<typeof slipList>) =>
  list.map(({ find, says, anyCase, unlessFile, ...slip }) => ({
    ...slip,
    part,
    find: new RegExp(find, anyCase ? 'gimu' : 'gmu'),
    unlessFile: unlessFile === undefined ? undefined : new RegExp(unlessFile, 'u'),
    messageOf: (match: RegExpExecArray) =>
      says.replace(/\$([&\d])/g, (_, group) => match[group === '&' ? 0 : Number(group)] ?? ''),
  }))
/** The patterns of slips.yaml: matters of style, and what stops a build or a release. */
export const slips = lazy(() => {
  const { body, fields, prose, file } = readData('slips', schema)
  const all = [
    ...compiled('body', body),
    ...compiled('fields', fields),
    ...compiled('prose', prose),
    ...compiled('file', file),
  ]
  return {
    ofStyle: all.filter(({ stops }) => stops === undefined),
    stopping: all.filter(({ stops }) => stops !== undefined),
    unfinished: all.filter(({ part, stops }) => part === 'prose' && stops === 'release'),
  }
})
export type Slip = ReturnType<typeof slips>['ofStyle'][number]

/** Whether a pattern is looked for in a file. */
export const isIn = ({ language, in: paths = '', unlessFile }: Slip, file: ContentFile): boolean =>
  (language ?? file.language) === file.language &&
  new RegExp(paths).test(file.path) &&
  !unlessFile?.test(file.text + JSON.stringify(file.fields))

/** What says of a text that an author still has to write it. */
export const unwrittenIn = ({ file, text }: Pick<Text, 'file' | 'text'>): string | undefined =>
  slips()
    .unfinished.filter((slip) => text.search(slip.find) >= 0 && isIn(slip, file))
    .map(({ find }) => text.match(find)?.[0])[0]
