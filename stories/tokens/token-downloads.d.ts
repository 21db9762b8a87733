declare module "virtual:token-downloads" {
  export const tokenFiles: { name: string; type: string; description: string; size: number; href: string }[];
}
