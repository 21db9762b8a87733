import { ButtonLink } from "#ui/button.tsx";
import { Heading, type HeadingProps } from "#ui/heading.tsx";

export type CartEmptyProps = {
  /** The target of the focus after the last line is removed. */
  id: string;
  /** The size of the heading, from `2xl` through `xl`, `lg`, `md` and `sm` to `xs`. */
  size?: HeadingProps["size"];
};

/**
 * The message of an empty cart, in place of its lines.
 *
 * Guarantees: a group that can take the focus, named and described by its text; a link to the shop.
 */
export function CartEmpty({ id, size = "sm" }: CartEmptyProps) {
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      className="flex flex-col items-start gap-3"
    >
      <Heading level={2} size={size} id={`${id}-heading`}>
        Your cart is empty
      </Heading>
      <p id={`${id}-text`} className="text-secondary">
        What you add to the cart is listed here.
      </p>
      <div className="pt-1">
        <ButtonLink to="/shop">Go to the shop</ButtonLink>
      </div>
    </div>
  );
}
