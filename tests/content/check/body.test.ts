import { expect, test } from 'vitest'
import { sectionComponents } from '../../../content/model/components.ts'
import { reportOf } from '../sample.ts'

const about = 'content/pages/about.mdx'

test('an unknown component is reported with the closest known one', () => {
  expect(reportOf(about, 'Words.', '<Calout title="Look">Words.</Calout>')).toMatchInlineSnapshot(`
    "content/pages/about.mdx:10:1 <Calout> is not a component we know; did you mean <Callout>?
        9 | 
       10 | <Calout title="Look">Words.</Calout>
          | ^

    1 problem in the content."
  `)
})

test('an unknown property of a component is reported', () => {
  expect(
    reportOf(about, 'Words.', '<Callout titel="Look">Words.</Callout>'),
  ).toMatchInlineSnapshot(`
    "content/pages/about.mdx:10:1 <Callout> titel: is not a field here; did you mean "title"?
        9 | 
       10 | <Callout titel="Look">Words.</Callout>
          | ^

    1 problem in the content."
  `)
})

test('MDX that does not parse is reported with its position', () => {
  expect(
    reportOf(about, 'Words.', 'Words.\n\n<Callout title="Look">\n\nWords.'),
  ).toMatchInlineSnapshot(`
    "content/pages/about.mdx:12:1 the text does not parse: Unexpected closing tag \`</Section>\`, expected corresponding closing tag for \`<Callout>\` (12:1-12:23)
       11 | 
       12 | <Callout title="Look">
          | ^

    1 problem in the content."
  `)
})

test('import, export and expressions are rejected, because content is only text', () => {
  const words = "import x from './x'\n\nexport const y = 1\n\nTwo is {1 + 1}."
  expect(reportOf(about, 'Words.', words)).toMatchInlineSnapshot(`
    "content/pages/about.mdx:10:1 import and export have no place here: content is words, not code
        9 | 
       10 | import x from './x'
          | ^

    content/pages/about.mdx:12:1 import and export have no place here: content is words, not code
       11 | 
       12 | export const y = 1
          | ^

    content/pages/about.mdx:14:8 {1 + 1} is not a placeholder we know: content is words, not code
       13 | 
       14 | Two is {1 + 1}.
          |        ^

    3 problems in the content."
  `)
})

test('a placeholder in the body is checked like one in a field', () => {
  expect(reportOf(about, 'Words.', 'Call {fone}.')).toMatchInlineSnapshot(`
    "content/pages/about.mdx:10:6 {fone} is not a placeholder we know; did you mean {phone}?
        9 | 
       10 | Call {fone}.
          |      ^

    1 problem in the content."
  `)
})

test('text outside sections is reported with where it belongs', () => {
  const report = reportOf(about, '</Section>', '</Section>\n\nMore words.')
  const listed = sectionComponents.map((name) => `<${name}>`).join(', ')
  // Every calculator adds a component to this list.
  expect(report?.replace(listed, '<Section>, ...')).toMatchInlineSnapshot(`
    "content/pages/about.mdx:14:1 this stands outside of every section: put it between <Section> and </Section> (at the top level stand <Section>, ...)
       13 | 
       14 | More words.
          | ^

    1 problem in the content."
  `)
})

test('a component outside its required parent is reported with where it belongs', () => {
  expect(
    reportOf(about, 'Words.', '<Step title="One">\n\nWords.\n\n</Step>'),
  ).toMatchInlineSnapshot(`
    "content/pages/about.mdx:10:1 <Step> stands between <Steps> and </Steps> only
        9 | 
       10 | <Step title="One">
          | ^

    1 problem in the content."
  `)
})

test('a button to a missing page is reported with the closest page', () => {
  const words = '<Buttons>\n<LinkButton to="/abuot" label="About us" />\n</Buttons>'
  expect(reportOf(about, 'Words.', words)).toMatchInlineSnapshot(`
    "content/pages/about.mdx:11:1 <LinkButton> to: "/abuot" is not a page of this site; did you mean "/about"?
       10 | <Buttons>
       11 | <LinkButton to="/abuot" label="About us" />
          | ^

    1 problem in the content."
  `)
})

test('a link to a missing page is reported with the closest page', () => {
  expect(reportOf(about, 'Words.', 'See [tile](/tile-rofing).')).toMatchInlineSnapshot(`
    "content/pages/about.mdx:10:5 the link /tile-rofing leads nowhere; did you mean /tile-roofing?
        9 | 
       10 | See [tile](/tile-rofing).
          |     ^

    1 problem in the content."
  `)
})
