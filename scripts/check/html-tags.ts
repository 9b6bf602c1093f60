/** What stands in Markdown for the tags of HTML that authors know. */
const inMarkdown: readonly (readonly [RegExp, string])[] = [
  [/^(?:br|p|div|span|center|font)$/, 'delete it, and leave an empty line where a paragraph ends'],
  [/^(?:b|strong|u|mark)$/, 'write **words**'],
  [/^(?:i|em)$/, 'write *words*'],
  [/^a$/, 'write [words](/address)'],
  [/^img$/, 'write ![what it shows](name-of-picture)'],
  [/^h[1-6]$/, 'write ## and a space before the heading'],
  [/^hr$/, 'delete it, and begin the next part with a heading, ## Heading'],
  [/^(?:ul|li)$/, 'begin each line of the list with - and a space'],
  [/^ol$/, 'begin each line of the list with its number and a period, 1. Words'],
  [
    /^(?:table|thead|tbody|tr|th|td)$/,
    'write | cell | cell | for each row, and |---|---| below the first',
  ],
  [/^blockquote$/, 'begin the line with > and a space'],
]

/** How to say without a tag of HTML what it says; undefined if it is none. */
export const withoutTag = (name: string): string | undefined =>
  /^[a-z][a-z0-9]*$/.test(name)
    ? (inMarkdown.find(([tags]) => tags.test(name))?.[1] ??
      'delete it, or use a component: they are at /manual/components of npm run dev')
    : undefined
