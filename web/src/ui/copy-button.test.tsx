import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CopyButton } from "./copy-button.tsx";

const writeText = vi.fn<(text: string) => Promise<void>>();
const clipboard = (value: unknown) =>
  Object.defineProperty(navigator, "clipboard", { value, configurable: true });
const onCopied = vi.fn();
const onFailed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  writeText.mockResolvedValue();
  clipboard({ writeText });
});
afterEach(() => {
  vi.useRealTimers();
  clipboard(undefined);
});

const show = () =>
  render(<CopyButton text="MINT" label="mint address" onCopied={onCopied} onFailed={onFailed} />);
const press = () => act(async () => void fireEvent.click(screen.getByRole("button")));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const words = () => screen.getByRole("button", { name: "Copy mint address" }).textContent;

describe("a copy button", () => {
  it("copies its text and shows success for 2 seconds", async () => {
    show();
    expect(words()).toBe("Copy");
    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith("MINT");
    expect(words()).toBe("Copied");
    await pass(1_999);
    expect(words()).toBe("Copied");
    await pass(1);
    expect(words()).toBe("Copy");
    expect(onCopied).toHaveBeenCalledTimes(1);
  });

  it("shows no success where the browser refuses", async () => {
    writeText.mockRejectedValue(new Error("not allowed"));
    show();
    await press();
    expect(words()).toBe("Copy");
    expect(onFailed).toHaveBeenCalledTimes(1);
    expect(onCopied).not.toHaveBeenCalled();
  });

  it("copies again", async () => {
    show();
    await press();
    await pass(2_000);
    await press();
    expect(writeText).toHaveBeenCalledTimes(2);
    expect(words()).toBe("Copied");
  });

  it("leaves no timer behind", async () => {
    const { unmount } = show();
    await press();
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
