import { describe, expect, it } from "vitest";
import { ApiError, detailOr, sentenceOf } from "./api-error.ts";

const refused = new ApiError({ kind: "status", status: 409, detail: "This subdomain is taken." });
const withoutDetail = new ApiError({ kind: "status", status: 500 });
const foreign = new Error("ECONNRESET at 10.0.0.1");

describe("an API error", () => {
  it("speaks the catalogue's sentence, and keeps the server's detail beside it", () => {
    const error = new ApiError({ kind: "status", status: 403, detail: "csrf" }, { code: "csrf_failed" });
    expect(error.sentence).toBe("Access denied. You do not have permission to perform this action.");
    expect(error).toMatchObject({ detail: "csrf", code: "csrf_failed", status: 403, name: "ApiError" });
  });

  it("has neither status nor detail where nothing was answered", () => {
    expect(new ApiError({ kind: "network" })).toMatchObject({ status: null, detail: null, code: null });
    expect(new ApiError({ kind: "timeout" })).toMatchObject({ status: null, detail: null, fields: [] });
  });

  it.each([[null], ["<html>"], [17], [{ code: 5, errors: "no list" }]])(
    "is not confused by a body of %j",
    (body) => {
      expect(new ApiError({ kind: "status", status: 422 }, body)).toMatchObject({ code: null, fields: [] });
    },
  );

  it("keeps the whole body, for the current token of a version conflict", () => {
    const body = { code: "version_conflict", token: { version: 3 } };
    expect(new ApiError({ kind: "status", status: 409 }, body).body).toBe(body);
  });
});

describe("what a person reads", () => {
  it.each([
    [refused, "This subdomain is taken."],
    [withoutDetail, "Failed to deploy website"],
    [foreign, "Failed to deploy website"],
    [undefined, "Failed to deploy website"],
  ])("is the server's detail where there is one, else the given sentence (%s)", (error, sentence) => {
    expect(detailOr(error, "Failed to deploy website")).toBe(sentence);
  });

  it("is never the message of a foreign error", () => {
    expect(sentenceOf(foreign, "Failed to create token")).toBe("Failed to create token");
    expect(sentenceOf(withoutDetail, "Failed to create token")).toBe(
      "Internal server error. Please try again later.",
    );
  });
});
