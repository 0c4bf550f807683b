import { expect, it, vi } from "vitest";
import { logInWithEmail, logInWithGoogle, signUpWithEmail, verifyEmail } from "./sign-in.ts";

it.each([
  [signUpWithEmail, "Email signup is no longer supported. Please connect your wallet to continue."],
  [logInWithEmail, "Email login is no longer supported. Please connect your wallet to continue."],
  [logInWithGoogle, "Google login is no longer supported. Please connect your wallet to continue."],
  [verifyEmail, "Email verification not available in wallet-only mode"],
])("a way in that is no more asks nobody, and says why (%#)", async (method, sentence) => {
  const fetched = vi.spyOn(globalThis, "fetch");
  await expect(method()).rejects.toThrow(sentence);
  expect(fetched).not.toHaveBeenCalled();
});
