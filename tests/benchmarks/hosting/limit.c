// What no server can be faster than: answers whatever comes with one prebuilt page. `limit PORT FILE`
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

static char *answer;
static size_t answer_length;
// How much of its answer each connection has got; a file descriptor is its index.
static size_t sent[65536];

static void read_answer(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) exit(1);
  fseek(file, 0, SEEK_END);
  long page = ftell(file);
  rewind(file);
  answer = malloc(page + 256);
  answer_length = sprintf(answer,
    "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Encoding: br\r\nContent-Length: %ld\r\n\r\n", page);
  answer_length += fread(answer + answer_length, 1, page, file);
}

static void send_rest(int epoll, int socket) {
  ssize_t taken = send(socket, answer + sent[socket], answer_length - sent[socket], MSG_NOSIGNAL);
  if (taken > 0) sent[socket] += taken;
  int waits = sent[socket] < answer_length;
  struct epoll_event event = { .events = waits ? EPOLLOUT : EPOLLIN, .data.fd = socket };
  epoll_ctl(epoll, EPOLL_CTL_MOD, socket, &event);
}

int main(int count, char **words) {
  if (count != 3) return 1;
  read_answer(words[2]);
  int listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0), on = 1;
  setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  struct sockaddr_in address = { .sin_family = AF_INET, .sin_port = htons(atoi(words[1])),
    .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
  if (bind(listener, (struct sockaddr *)&address, sizeof address) || listen(listener, 511)) return 1;
  int epoll = epoll_create1(0);
  struct epoll_event event = { .events = EPOLLIN, .data.fd = listener }, events[256];
  epoll_ctl(epoll, EPOLL_CTL_ADD, listener, &event);
  for (char request[65536];;) {
    int ready = epoll_wait(epoll, events, 256, -1);
    for (int at = 0; at < ready; at++) {
      int socket = events[at].data.fd;
      if (socket == listener) {
        int accepted = accept4(listener, 0, 0, SOCK_NONBLOCK);
        if (accepted < 0) continue;
        setsockopt(accepted, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        struct epoll_event first = { .events = EPOLLIN, .data.fd = accepted };
        epoll_ctl(epoll, EPOLL_CTL_ADD, accepted, &first);
      } else if (events[at].events & EPOLLOUT) {
        send_rest(epoll, socket);
      } else if (read(socket, request, sizeof request) > 0) {
        sent[socket] = 0;
        ssize_t taken = send(socket, answer, answer_length, MSG_NOSIGNAL);
        if (taken == (ssize_t)answer_length) continue;
        sent[socket] = taken > 0 ? taken : 0;
        send_rest(epoll, socket);
      } else {
        close(socket);
      }
    }
  }
}
