import { decodeHTML } from 'entities/decode'
import fc from 'fast-check'
import type { Visitor } from '../../components/calculators/engine/document/document-data.ts'

export const tags = (markup: string) => markup.match(/<[^>]*>/g) ?? []

/** What a reader sees, in order, with one space where markup was. */
export const shown = (page: string) =>
  decodeHTML(page.replace(/<style>[\s\S]*<\/style>/, '').replace(/<[^>]*>/g, ' ')).replace(
    /\s+/g,
    ' ',
  )

/** What somebody might type who means harm. */
export const hostile = [
  '"><img src=x onerror=window.ran=1>',
  "' onmouseover='window.ran=1",
  '<script>window.ran=1</script>',
  '</title></style><svg onload=window.ran=1>',
  '<!-- --!> <![CDATA[',
  '&lt;b&gt; &amp; &#60;',
  '$& $1 $`',
]
export const typed = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...'<>"\'&;/=a ')).map((all) => all.join('')),
)
export const anyVisitor: fc.Arbitrary<Visitor> = fc.record({
  firstName: typed,
  lastName: typed,
  email: typed,
  phone: typed,
  address: typed,
})
