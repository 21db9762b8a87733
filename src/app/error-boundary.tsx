import { Component, type ReactNode } from "react";

type Props = {
  /** What stands in the place of what threw. */
  renderError: (error: unknown) => ReactNode;
  /** A new value, such as another address, gives the children another chance. */
  resetBy: string;
  children: ReactNode;
};

type State = { error: unknown; failedAt: string | undefined };

/** Keeps what threw from taking the rest of the page along; React still needs a class for it. */
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
    return error === undefined ? this.props.children : this.props.renderError(error);
  }
}
