import { describe, expect, test } from 'vitest'
import { checkContent, reportContent } from '../../content/model/check/index.ts'
import { readContentFolder } from '../../content/model/read-folder.ts'
import { sampleFolder, withChange } from './sample.ts'

const doral = 'content/cities/doral-fl.mdx'
const tile = 'content/services/tile-roofing.mdx'
const about = 'content/pages/about.mdx'

const reportOf = (path: string, from: string | RegExp, to: string) => reportContent(withChange(path, from, to))

test('the content of this site has no problem', () => {
  expect(reportContent(readContentFolder(process.cwd()))).toBeUndefined()
})

test('a folder without a problem gives no report', () => {
  expect(reportContent(sampleFolder)).toBeUndefined()
})

describe('fields of the front matter', () => {
  test('an unknown county is named with the nearest known one, and its lines', () => {
    expect(reportOf(doral, 'county: Miami-Dade', 'county: Broword')).toMatchInlineSnapshot(`
      "content/cities/doral-fl.mdx:4:1 county: "Broword" is not a county we know; did you mean "Broward"?
          3 | displayName: Doral, FL
          4 | county: Broword
            | ^

      1 problem in the content."
    `)
  })

  test('a missing field is named with what it is for', () => {
    expect(reportOf(doral, /lead: .*\n/, '')).toMatchInlineSnapshot(`
      "content/cities/doral-fl.mdx:1:1 lead: is missing. Two or three sentences under the heading of the city page.
          1 | ---
            | ^
          2 | name: Doral

      1 problem in the content."
    `)
  })

  test('a misspelt field is one problem, not an unknown and a missing one', () => {
    expect(reportOf(doral, 'county:', 'contry:')).toMatchInlineSnapshot(`
      "content/cities/doral-fl.mdx:4:1 contry: is not a field here; did you mean "county"?
          3 | displayName: Doral, FL
          4 | contry: Miami-Dade
            | ^

      1 problem in the content."
    `)
  })

  test('a field of the wrong type says what was expected and found', () => {
    expect(reportOf(doral, 'hvhz: true', 'hvhz: "yes"')).toMatchInlineSnapshot(`
      "content/cities/doral-fl.mdx:6:1 hvhz: expected true or false, found "yes"
          5 | theme: modern
          6 | hvhz: "yes"
            | ^

      1 problem in the content."
    `)
  })

  test('a number out of range says the limit', () => {
    expect(reportOf(doral, 'latitude: 25.8', 'latitude: 52.8')).toMatchInlineSnapshot(`
      "content/cities/doral-fl.mdx:8:16 coordinates.latitude: 52.8 is out of range; at most 31.1 is expected
          7 | permit: { authority: City of Doral, note: Ask first. }
          8 | coordinates: { latitude: 52.8, longitude: -80.3 }
            |                ^

      1 problem in the content."
    `)
  })

  test('a word outside a list is answered with the list and the nearest word', () => {
    expect(reportOf(doral, 'theme: modern', 'theme: moderm')).toMatchInlineSnapshot(`
      "content/cities/doral-fl.mdx:5:1 theme: "moderm" is not one of coastal, luxury, historic, high-rise, agricultural, suburban, diverse, modern; did you mean "modern"?
          4 | county: Miami-Dade
          5 | theme: moderm
            | ^

      1 problem in the content."
    `)
  })

  test('an unknown neighbor is named with the nearest city', () => {
    expect(reportOf(doral, '[miami-fl]', '[maimi-fl]')).toMatchInlineSnapshot(`
      "content/cities/doral-fl.mdx:9:13 neighbors[1]: "maimi-fl" is not a city we serve; did you mean "miami-fl"?
          8 | coordinates: { latitude: 25.8, longitude: -80.3 }
          9 | neighbors: [maimi-fl]
            |             ^

      1 problem in the content."
    `)
  })

  test('a city that contradicts its county about the wind zone is told so', () => {
    expect(reportOf(doral, 'hvhz: true', 'hvhz: false')).toMatchInlineSnapshot(`
      "content/cities/doral-fl.mdx:6:1 hvhz: is false, but Miami-Dade County is in the High-Velocity Hurricane Zone
          5 | theme: modern
          6 | hvhz: false
            | ^

      1 problem in the content."
    `)
  })

  test('a list that is too short says how many are expected', () => {
    expect(reportOf(tile, '  - { icon: crack, title: Issue 6, text: It happens. }\n', '')).toMatchInlineSnapshot(`
      "content/services/tile-roofing.mdx:15:1 issues: has 5 items; at least 6 are expected
         14 | issuesHeading: What we find in {cityName}
         15 | issues:
            | ^

      1 problem in the content."
    `)
  })

  test('an unknown placeholder stands at its field, with the nearest known one', () => {
    expect(reportOf(tile, 'Tile in {cityName}.', 'Tile in {cityNam}.')).toMatchInlineSnapshot(`
      "content/services/tile-roofing.mdx:13:1 cityLead: {cityNam} is not a placeholder we know; did you mean {cityName}?
         12 | picture: tile-roofing
         13 | cityLead: Tile in {cityNam}.
            | ^

      1 problem in the content."
    `)
  })

  test('a placeholder of a city is refused where no city is known', () => {
    expect(reportOf(tile, 'description: What a tile roof needs.', 'description: What {cityName} needs.')).toMatchInlineSnapshot(`
      "content/services/tile-roofing.mdx:5:1 description: {cityName} is not known here: this text is shown without a city
          4 | heading: Tile roofs
          5 | description: What {cityName} needs.
            | ^

      1 problem in the content."
    `)
  })

  test('a service that does not exist is named where a city writes about it', () => {
    expect(reportOf(doral, '  tile-roofing:\n', '  tile-rofing:\n')).toMatchInlineSnapshot(`
      "content/cities/doral-fl.mdx:27:3 services: "tile-rofing" is not a service of ours; did you mean "tile-roofing"?
         26 | services:
         27 |   tile-rofing:
            |   ^

      1 problem in the content."
    `)
  })
})

describe('YAML', () => {
  test('YAML that does not parse is named at its line', () => {
    expect(reportOf(doral, 'name: Doral\n', 'name: "Doral\n')).toMatchInlineSnapshot(`
      "content/cities/doral-fl.mdx:2:13 not valid YAML: Missing closing "quote
          1 | ---
          2 | name: "Doral
            |             ^

      1 problem in the content."
    `)
  })

  test('a business file that does not parse is one problem, not one of every city that names a county', () => {
    const folder = withChange('content/business.yaml', 'name: Sample', 'name: "Sample')
    expect(new Set(checkContent(folder).map(({ file }) => file))).toEqual(new Set(['content/business.yaml']))
  })

  test('front matter in JavaScript is refused and never run', () => {
    const folder = withChange(about, /^---\n[\s\S]*?---/, '---js\n{ title: (globalThis.wasRun = true) }\n---')
    expect(reportContent(folder)).toMatchInlineSnapshot(`
      "content/pages/about.mdx:1:1 front matter must be YAML between two lines of ---; code is not read
          1 | ---js
            | ^
          2 | { title: (globalThis.wasRun = true) }

      1 problem in the content."
    `)
    expect('wasRun' in globalThis).toBe(false)
  })
})

describe('pictures', () => {
  test('a picture that is not there is named with the nearest one', () => {
    expect(reportOf(tile, 'picture: tile-roofing', 'picture: tile-roofign')).toMatchInlineSnapshot(`
      "content/services/tile-roofing.mdx:12:1 picture: "tile-roofign" is not a picture in content/images; did you mean "tile-roofing"?
         11 | keywords: ["tile {cityNameLower}"]
         12 | picture: tile-roofign
            | ^

      1 problem in the content."
    `)
  })

  test('a picture without an alt text is named', () => {
    expect(reportContent({ ...sampleFolder, pictures: ['tile-roofing', 'hero'] })).toMatchInlineSnapshot(`
      "content/images/pictures.yaml:1:1 hero: the picture content/images/hero has no alt text here
          1 | tile-roofing: Rows of terracotta barrel tiles
            | ^
          2 | 

      1 problem in the content."
    `)
  })

  test('a picture in the words needs its alt text too', () => {
    expect(reportOf(about, 'Words.', '![](tile-roofing)')).toMatchInlineSnapshot(`
      "content/pages/about.mdx:10:1 the picture "tile-roofing" has no alt text: write ![what it shows](tile-roofing)
          9 | 
         10 | ![](tile-roofing)
            | ^

      1 problem in the content."
    `)
  })
})

describe('titles', () => {
  test('two pages may not have the same title', () => {
    expect(reportOf(doral, 'metaTitle: Roofing in Doral', 'metaTitle: Roofing in Miami')).toMatchInlineSnapshot(`
      "content/cities/miami-fl.mdx:10:1 metaTitle: "Roofing in Miami | Sample Roofing" is also the title of content/cities/doral-fl.mdx; every page needs its own
          9 | neighbors: [doral-fl]
         10 | metaTitle: Roofing in Miami | Sample Roofing
            | ^

      1 problem in the content."
    `)
  })
})

describe('the words of a file', () => {
  test('an unknown component is named with the nearest one', () => {
    expect(reportOf(about, 'Words.', '<Calout title="Look">Words.</Calout>')).toMatchInlineSnapshot(`
      "content/pages/about.mdx:10:1 <Calout> is not a component we know; did you mean <Callout>?
          9 | 
         10 | <Calout title="Look">Words.</Calout>
            | ^

      1 problem in the content."
    `)
  })

  test('an unknown property of a component is named', () => {
    expect(reportOf(about, 'Words.', '<Callout titel="Look">Words.</Callout>')).toMatchInlineSnapshot(`
      "content/pages/about.mdx:10:1 <Callout> titel: is not a field here; did you mean "title"?
          9 | 
         10 | <Callout titel="Look">Words.</Callout>
            | ^

      1 problem in the content."
    `)
  })

  test('MDX that does not parse is named at its place', () => {
    expect(reportOf(about, 'Words.', 'Words.\n\n<Callout title="Look">\n\nWords.')).toMatchInlineSnapshot(`
      "content/pages/about.mdx:12:1 the text does not parse: Unexpected closing tag \`</Section>\`, expected corresponding closing tag for \`<Callout>\` (12:1-12:23)
         11 | 
         12 | <Callout title="Look">
            | ^

      1 problem in the content."
    `)
  })

  test('import, export and expressions are refused: content is words', () => {
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

  test('a placeholder in the words is checked like one in a field', () => {
    expect(reportOf(about, 'Words.', 'Call {fone}.')).toMatchInlineSnapshot(`
      "content/pages/about.mdx:10:6 {fone} is not a placeholder we know; did you mean {phone}?
          9 | 
         10 | Call {fone}.
            |      ^

      1 problem in the content."
    `)
  })

  test('words outside of every section are told where they belong', () => {
    expect(reportOf(about, '</Section>', '</Section>\n\nMore words.')).toMatchInlineSnapshot(`
      "content/pages/about.mdx:14:1 this stands outside of every section: put it between <Section> and </Section> (at the top level stand <Section>, <ContactPanel>, <RoofCalculator>, <EnergyCalculator>, <ServiceSections>)
         13 | 
         14 | More words.
            | ^

      1 problem in the content."
    `)
  })

  test('a part that stands outside of its whole is told where it belongs', () => {
    expect(reportOf(about, 'Words.', '<Step title="One">\n\nWords.\n\n</Step>')).toMatchInlineSnapshot(`
      "content/pages/about.mdx:10:1 <Step> stands between <Steps> and </Steps> only
          9 | 
         10 | <Step title="One">
            | ^

      1 problem in the content."
    `)
  })

  test('a button that leads nowhere is named with the nearest page', () => {
    const words = '<Buttons>\n<LinkButton to="/abuot" label="About us" />\n</Buttons>'
    expect(reportOf(about, 'Words.', words)).toMatchInlineSnapshot(`
      "content/pages/about.mdx:11:1 <LinkButton> to: "/abuot" is not a page of this site; did you mean "/about"?
         10 | <Buttons>
         11 | <LinkButton to="/abuot" label="About us" />
            | ^

      1 problem in the content."
    `)
  })

  test('a link that leads nowhere is named with the nearest page', () => {
    expect(reportOf(about, 'Words.', 'See [tile](/tile-rofing).')).toMatchInlineSnapshot(`
      "content/pages/about.mdx:10:5 the link /tile-rofing leads nowhere; did you mean /tile-roofing?
          9 | 
         10 | See [tile](/tile-rofing).
            |     ^

      1 problem in the content."
    `)
  })
})

describe('files', () => {
  test('a file where no page is made is told where files belong', () => {
    const sources = [...sampleFolder.sources, { path: 'content/city/aventura-fl.mdx', text: '---\nname: Aventura\n---\n' }]
    expect(reportContent({ ...sampleFolder, sources })).toMatchInlineSnapshot(`
      "content/city/aventura-fl.mdx:1:1 no page is made from a file here; files belong in content/services/, content/cities/, content/pages/, content/legal/, content/calculators/, content/business.yaml, content/home.yaml, content/testimonials.yaml, content/images/pictures.yaml
          1 | ---
            | ^
          2 | name: Aventura

      1 problem in the content."
    `)
  })

  test('every problem of every file is reported in one run', () => {
    const one = withChange(doral, 'county: Miami-Dade', 'county: Broword')
    const two = withChange(doral, 'theme: modern', 'theme: moderm', one)
    const three = withChange(tile, 'order: 1', 'order: first', two)
    expect(checkContent(three).map(({ file, message }) => `${file} ${message}`)).toHaveLength(3)
  })
})
