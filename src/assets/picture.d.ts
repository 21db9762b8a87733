declare module "*?picture" {
  const picture: import("#lib/image/picture.ts").Picture;
  export default picture;
}
declare module "*?hero" {
  const picture: import("#lib/image/picture.ts").Picture;
  export default picture;
}
declare module "*?cutout" {
  const picture: import("#lib/image/picture.ts").Picture;
  export default picture;
}
