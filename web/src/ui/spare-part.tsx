import { Component, type ReactNode, Suspense } from "react";

/** What a page can do without: where its script cannot be had, nothing stands in its place and the page goes on. */
export class SparePart extends Component<{ children: ReactNode }> {
  override state = { isMissing: false };

  static getDerivedStateFromError = () => ({ isMissing: true });

  override render() {
    return this.state.isMissing ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
