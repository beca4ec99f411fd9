/* Parses every file named on standard input, one path a line, with libcmark-gfm and nothing more: the floor under any
 * reader that uses this library. One thread; the trees are thrown away. Prints the bytes and the seconds of work.
 *
 *     cc -O2 cmark-floor.c -o cmark-floor $(pkg-config --cflags --libs libcmark-gfm) -lcmark-gfm-extensions
 *     find FOLDER -name '*.md' | ./cmark-floor
 */
#define _GNU_SOURCE
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char *const extensions[] = {"table", "tasklist", "strikethrough", "autolink"};

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static char *contents(const char *path, size_t *length) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  char *bytes = malloc(size + 1);
  *length = bytes ? fread(bytes, 1, size, file) : 0;
  fclose(file);
  return bytes;
}

static void parse(const char *bytes, size_t length) {
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_DEFAULT);
  for (size_t i = 0; i < sizeof extensions / sizeof *extensions; i++)
    cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(extensions[i]));
  cmark_parser_feed(parser, bytes, length);
  cmark_node_free(cmark_parser_finish(parser));
  cmark_parser_free(parser);
}

int main(void) {
  cmark_gfm_core_extensions_ensure_registered();
  char *path = NULL;
  size_t capacity = 0, total = 0, files = 0;
  double start = now();
  for (ssize_t length; (length = getline(&path, &capacity, stdin)) > 0;) {
    if (path[length - 1] == '\n') path[length - 1] = 0;
    size_t size;
    char *bytes = contents(path, &size);
    if (!bytes) {
      perror(path);
      return 1;
    }
    parse(bytes, size);
    free(bytes);
    files++;
    total += size;
  }
  printf("%zu files %zu bytes %.4f seconds\n", files, total, now() - start);
  free(path);
  return 0;
}
