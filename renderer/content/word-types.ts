import type { Message, PluralMessage } from '../../content/schema/message.ts'
import type { wordShapes } from '../../content/schema/word-shapes.ts'
import type { WordSubject } from '../../content/schema/words.ts'

type Names<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Names<Rest>
  : Text

type Texts<Shape> = Shape extends ''
  ? string
  : Shape extends string
    ? Message<Names<Shape>>
    : Shape extends readonly unknown[]
      ? string[]
      : Shape extends { one: infer One extends string; other: infer Other extends string }
        ? PluralMessage<Exclude<Names<One | Other>, 'count' | ''>> &
            Omit<Group<Shape>, 'one' | 'other'>
        : Group<Shape>

type Group<Shape> = { -readonly [Name in keyof Shape]: Texts<Shape[Name]> }

/** The words of a subject: a text, or a message that needs values where it is shown. */
export type Words<Subject extends WordSubject> = Texts<(typeof wordShapes)[Subject]>
