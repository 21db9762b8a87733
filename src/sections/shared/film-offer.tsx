import { VideoButton, type VideoButtonProps } from "#sections/shared/video-button.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

const tones = { page: "secondary", image: "on-image-secondary", inverse: "on-inverse-secondary" } as const;

export type FilmOfferProps = VideoButtonProps & {
  /** Says what the film is. */
  video: { note: string };
};

/** A film to play, and a line that says what one will see. */
export function FilmOffer({ video, tone = "page", Player }: FilmOfferProps) {
  return (
    <Stack gap="xs" align="start">
      <VideoButton video={video} tone={tone} Player={Player} />
      <Text size="caption" tone={tones[tone]}>
        {video.note}
      </Text>
    </Stack>
  );
}
