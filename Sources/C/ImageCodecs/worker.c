#define _GNU_SOURCE
#include "worker.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

/// Returns 0 when the host is gone.
static int read_all(void *bytes, size_t count) {
    for (size_t done = 0; done < count;) {
        ssize_t more = read(IC_WORKER_CHANNEL, (uint8_t *)bytes + done, count - done);
        if (more == 0 || (more < 0 && errno != EINTR)) return 0;
        if (more > 0) done += (size_t)more;
    }
    return 1;
}

static int write_all(const void *bytes, size_t count) {
    for (size_t done = 0; done < count;) {
        ssize_t more = write(IC_WORKER_CHANNEL, (const uint8_t *)bytes + done, count - done);
        if (more < 0 && errno != EINTR) return 0;
        if (more > 0) done += (size_t)more;
    }
    return 1;
}

/// Returns 0 when there can be no answer.
static int answer(const ic_request *request) {
    uint8_t *bytes = malloc(request->count + 1);
    if (!bytes || !read_all(bytes, request->count)) return 0;
    ic_image image;
    ic_status status = ic_decode(bytes, request->count, request->most_pixels, &image);
    free(bytes);
    ic_reply reply = {.status = (int32_t)status, .width = image.width, .height = image.height};
    memcpy(reply.message, image.message, sizeof reply.message);
    size_t size = status == IC_OK ? (size_t)image.width * (size_t)image.height * 4 : 0;
    int is_sent = write_all(&reply, sizeof reply) && write_all(image.pixels, size);
    ic_image_free(&image);
    return is_sent;
}

/// Makes this program a worker before its own code runs: it has not opened a file, started a thread or read a secret.
__attribute__((constructor(101))) static void serve_images(void) {
    if (getenv(IC_WORKER_VARIABLE) == NULL) return;
    for (int file = 0; file < IC_WORKER_CHANNEL; file++) close(file);
    prctl(PR_SET_NAME, "tessera-images");
    // A core file would hold other images, and a crash takes seconds longer where a program collects them.
    prctl(PR_SET_DUMPABLE, 0);
    int32_t error = ic_confine();
    if (!write_all(&error, sizeof error) || error != 0) _exit(1);
    ic_request request;
    while (read_all(&request, sizeof request) && answer(&request)) {
    }
    _exit(0);
}
