declare module "virtual:token-files" {
  export const tokenFiles: { name: string; type: string; description: string; size: number; href: string }[];
}
