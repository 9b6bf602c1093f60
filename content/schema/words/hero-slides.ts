import { message, words } from './fields.ts'

export const heroSlideWords = words(
  'content/words/hero-slides.yaml: what screen readers say for the slides at the top of the home page.',
  {
    heading: 'The slides as a whole.',
    kind: 'What they are.',
    slide: 'What one of them is.',
    position: message('Which of them it is.', ['number', 'count']),
    dots: 'The row of dots under the slides.',
    dot: message('A dot, which leads to its slide.', ['number', 'count']),
    pause: 'The button that stops the slides.',
    play: 'The same button while they are stopped.',
  },
)
