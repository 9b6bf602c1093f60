import { list, optional, picture, point, strict, text } from './fields.ts'

/** Optional blocks of a service page. A page shows those its file fills in. */

const heading = text('Heading of the block.', { maxLength: 60 })
const lead = optional(text('One or two sentences beside the heading.', { maxLength: 240 }))

const layers = strict(
  {
    heading: text('Heading over the drawing.', { maxLength: 60 }),
    lead: text('One or two sentences beside the drawing.'),
    items: list(
      strict({ title: text('Name of the layer.', { maxLength: 40 }), text: text('What it does.') }, 'One layer of the roof.'),
      'The five layers, from the top down, as they are drawn.',
      5,
      5,
    ),
  },
  'The roof drawn in its five layers.',
)

const highlight = strict(
  { heading, lead, points: list(point, 'The points of the block, side by side.', 3, 6) },
  'Points with an icon each, such as the kinds of property or the times to have a roof inspected.',
)

const checklist = strict(
  {
    heading,
    lead,
    title: text('Title of the report as it is drawn.', { maxLength: 40 }),
    points: list(text('One point we check.', { maxLength: 50 }), 'The points, in the order we check them.', 4, 20),
  },
  'The points of an inspection, drawn as the report itself.',
)

const taskLists = strict(
  {
    heading,
    lead,
    lists: list(
      strict(
        {
          title: text('What the list is about.', { maxLength: 40 }),
          tasks: list(text('One thing we do.', { maxLength: 90 }), 'What we do.', 3, 8),
        },
        'A list.',
      ),
      'The lists, side by side.',
      2,
      2,
    ),
  },
  'What we do at once and what we do afterwards.',
)

const windMitigation = strict(
  {
    heading,
    lead: text('One or two sentences under the heading.', { maxLength: 300 }),
    points: list(text('One line of the list.', { maxLength: 110 }), 'The lines under it, each with a tick.', 2, 5),
  },
  'The free wind mitigation report.',
)

const colors = strict(
  {
    heading,
    lead,
    swatches: list(
      strict(
        {
          name: text('Name of the color.', { maxLength: 30 }),
          color: text('The color of its swatch, such as "#3D4347", in quotes.', { pattern: '^#[0-9A-Fa-f]{6}$' }),
          picture,
        },
        'A color and the house that wears it.',
      ),
      'The colors to choose from.',
      2,
      8,
    ),
  },
  'Colors to try on a house.',
)

const closing = strict(
  {
    heading,
    text: text('One or two sentences under the heading.', { maxLength: 240 }),
    label: text('Words on the button, which leads to the contact page.', { maxLength: 60 }),
  },
  'A last word before the footer, with a button to the contact page.',
)

export const serviceBlocks = {
  layers: optional(layers),
  checklist: optional(checklist),
  colors: optional(colors),
  highlights: optional(list(highlight, 'Blocks of points, in the order of the page.', 1)),
  taskLists: optional(taskLists),
  windMitigation: optional(windMitigation),
  closing: optional(closing),
}
