/** Path of the page that the server returns for unknown addresses. */
export const notFoundPath = "/404";
