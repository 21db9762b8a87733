import { Component, type ReactNode } from "react";
import { ErrorPage } from "#app/error-page";

type Props = {
  /** Whether the shell still stands around what failed. */
  layout: "page" | "inside";
  /** A new value, such as another address, gives the children another chance. */
  resetBy: string;
  children: ReactNode;
};

type State = { error: unknown; failedAt: string | undefined };

/** Shows the error page in the place of what threw; React still needs a class for it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, failedAt: undefined };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ resetBy }: Props, { error, failedAt }: State): State {
    if (error === undefined) return { error, failedAt: undefined };
    if (failedAt === undefined) return { error, failedAt: resetBy };
    return failedAt === resetBy ? { error, failedAt } : { error: undefined, failedAt: undefined };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <ErrorPage error={error} layout={this.props.layout} />;
  }
}
