import type { Chain } from "../chain/chain.ts";
import type { DecodedTransaction } from "../chain/decode.ts";
import { accountMethods } from "./account-methods.ts";
import { assetMethods } from "./asset-methods.ts";
import { blockMethods } from "./block-methods.ts";
import { clusterMethods } from "./cluster-methods.ts";
import type { Methods } from "./method.ts";
import { readParams } from "./params.ts";
import { programAccountMethods } from "./program-accounts.ts";
import { RpcError, rpcCode } from "./rpc-error.ts";
import { sendMethods } from "./send-methods.ts";
import { simulateMethods } from "./simulate-method.ts";
import { statusMethods } from "./status-methods.ts";

export type RpcId = string | number | null;

export type RpcAnswer = { jsonrpc: "2.0"; id: RpcId } & ({ result: unknown } | { error: object });

/** Where a send goes that does not land at once. */
export type Taken = (transaction: DecodedTransaction) => undefined;

/** What stands between a call and its method: it may wait, throw, or take what is sent. */
export type Intercept = (method: string) => Promise<Taken | undefined>;

const methods: Methods = {
  ...accountMethods,
  ...assetMethods,
  ...blockMethods,
  ...clusterMethods,
  ...programAccountMethods,
  ...sendMethods,
  ...simulateMethods,
  ...statusMethods,
};

/** Answers one request or a batch; undefined when nothing is to be said (notifications). */
export async function dispatch(chain: Chain, body: unknown, intercept: Intercept) {
  if (!Array.isArray(body)) return answer(chain, body, intercept);
  if (body.length === 0) return failure(null, new RpcError(rpcCode.invalidRequest, "Invalid request"));
  const answers: RpcAnswer[] = [];
  for (const request of body) {
    const one = await answer(chain, request, intercept);
    if (one) answers.push(one);
  }
  return answers.length > 0 ? answers : undefined;
}

export async function answer(
  chain: Chain,
  request: unknown,
  intercept: Intercept,
): Promise<RpcAnswer | undefined> {
  if (!isRequest(request)) return failure(null, new RpcError(rpcCode.invalidRequest, "Invalid request"));
  const id = request.id ?? null;
  try {
    const result = await call(chain, request, intercept);
    return request.id === undefined ? undefined : { jsonrpc: "2.0", id, result };
  } catch (error) {
    if (error instanceof RpcError) return failure(id, error);
    throw error;
  }
}

export const failure = (id: RpcId, error: RpcError): RpcAnswer => ({
  jsonrpc: "2.0",
  id,
  error: { code: error.code, message: error.message, ...(error.data !== undefined && { data: error.data }) },
});

async function call(chain: Chain, { method: name, params }: Request, intercept: Intercept): Promise<unknown> {
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (!method) throw new RpcError(rpcCode.methodNotFound, "Method not found");
  const taken = await intercept(name);
  return method(taken ? { ...chain, submit: taken, submitSoon: taken } : chain, readParams(params));
}

interface Request {
  id?: RpcId;
  method: string;
  params?: unknown;
}

function isRequest(value: unknown): value is Request {
  return typeof value === "object" && value !== null && "method" in value && typeof value.method === "string";
}
