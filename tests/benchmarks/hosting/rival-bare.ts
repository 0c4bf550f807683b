/** The server's own reading and writing with nothing behind it: one page for whoever asks. `rival-bare.ts PORT FOLDER` */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { answerBeforeHttp } from "../../../api/src/raw-sockets.ts";

const [, , port, folder = ""] = process.argv;
const page = readFileSync(`${folder}/index.html.br`);
const head = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Encoding: br\r\nContent-Length: ${page.length}\r\n\r\n`;
const whole = Buffer.concat([Buffer.from(head), page]);
const server = createServer();
answerBeforeHttp(server, {
  answer: () => whole,
  firstTimeout: 60_000,
  keepAliveTimeout: 60_000,
  mostAnswers: Number.POSITIVE_INFINITY,
  watchTaking: () => () => {},
  closeIfQuiet: () => {},
  prepare: () => {},
});
server.listen(Number(port), "127.0.0.1");
