import { sentences } from "#contract/sentences.ts";

const refuse = (sentence: string) => (): Promise<never> => Promise.reject(new Error(sentence));

/**
 * The ways in that are no more. They ask the server nothing: each rejects with the sentence that leads to the wallet.
 */
export const signUpWithEmail = refuse(sentences.session.emailSignup);
export const logInWithEmail = refuse(sentences.session.emailLogin);
export const logInWithGoogle = refuse(sentences.session.googleLogin);
export const verifyEmail = refuse(sentences.session.emailVerification);
