declare module "*?picture" {
  const picture: import("#lib/picture").Picture;
  export default picture;
}
declare module "*?hero" {
  const picture: import("#lib/picture").Picture;
  export default picture;
}
