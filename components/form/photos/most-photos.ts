/** The most photos that go with one message. */
export const mostPhotos = 3
