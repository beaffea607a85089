#define _GNU_SOURCE
#include "worker.h"

#include "ProcessLauncher.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/// Twice what the greatest image needs: 256 MB for its file, as much for its pixels and for a copy that is turned
/// upright, and twice as much for the scans of a progressive file.
static const uint64_t memory_limit = 2ull << 30;

/// Milliseconds between two questions for an interruption.
static const int question_pause = 20;

typedef enum { DONE, ENDED, LATE, NONSENSE, UNWANTED } outcome;

/// The end of the caller's patience.
typedef struct {
    ic_patience patience;
    int64_t deadline;
} wait_limit;

static int is_unwanted(const ic_patience *patience) {
    return patience->is_interrupted && patience->is_interrupted(patience->context);
}

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/// Waits until the socket can be read or written.
static outcome wait_for(int channel, short events, const wait_limit *limit) {
    for (;;) {
        if (is_unwanted(&limit->patience)) return UNWANTED;
        int64_t rest = limit->deadline - now();
        if (rest <= 0) return LATE;
        if (limit->patience.is_interrupted && rest > question_pause) rest = question_pause;
        struct pollfd entry = {.fd = channel, .events = events};
        int ready = poll(&entry, 1, (int)rest);
        if (ready > 0) return DONE;
        if (ready < 0 && errno != EINTR) return ENDED;
    }
}

static outcome send_all(int channel, const void *bytes, size_t count, const wait_limit *limit) {
    for (size_t done = 0; done < count;) {
        ssize_t more = send(channel, (const uint8_t *)bytes + done, count - done, MSG_DONTWAIT | MSG_NOSIGNAL);
        if (more > 0) {
            done += (size_t)more;
        } else if (errno == EAGAIN) {
            outcome ready = wait_for(channel, POLLOUT, limit);
            if (ready != DONE) return ready;
        } else if (errno != EINTR) {
            return ENDED;
        }
    }
    return DONE;
}

static outcome receive_all(int channel, void *bytes, size_t count, const wait_limit *limit) {
    for (size_t done = 0; done < count;) {
        ssize_t more = recv(channel, (uint8_t *)bytes + done, count - done, MSG_DONTWAIT);
        if (more > 0) {
            done += (size_t)more;
        } else if (more < 0 && errno == EAGAIN) {
            outcome ready = wait_for(channel, POLLIN, limit);
            if (ready != DONE) return ready;
        } else if (more == 0 || errno != EINTR) {
            return ENDED;
        }
    }
    return DONE;
}

/// Kills the worker and collects it. Returns how it ended; one that had ended before keeps its own reason.
static siginfo_t collect(ic_worker *worker) {
    siginfo_t info = {0};
    kill(worker->process, SIGKILL);
    while (waitid(P_PID, (id_t)worker->process, &info, WEXITED) != 0 && errno == EINTR) {
    }
    close(worker->channel);
    *worker = (ic_worker){0};
    return info;
}

void ic_worker_end(ic_worker *worker) {
    if (worker->process > 0) collect(worker);
}

static ic_status fail(ic_worker *worker, outcome reason, const wait_limit *limit, ic_image *image) {
    siginfo_t info = collect(worker);
    ic_image_free(image);
    *image = (ic_image){0};
    if (reason == UNWANTED) return IC_INTERRUPTED;
    if (reason == LATE) {
        int seconds = limit->patience.milliseconds / 1000;
        snprintf(image->message, sizeof image->message, "Decoding it took longer than %d s.", seconds);
    } else if (reason == NONSENSE) {
        snprintf(image->message, sizeof image->message, "The decoder sent an invalid answer.");
    } else if (info.si_code == CLD_EXITED) {
        snprintf(image->message, sizeof image->message, "The decoder ended with status %d.", info.si_status);
    } else {
        snprintf(image->message, sizeof image->message, "The decoder ended with signal %d.", info.si_status);
    }
    return IC_DECODER_FAILED;
}

static ic_status not_started(int error, ic_image *image) {
    errno = error;
    snprintf(image->message, sizeof image->message, "The decoder cannot be started: %m.");
    return IC_NO_DECODER;
}

/// The worker is this program once more, so that no other file has to be found. Of the environment it keeps where the
/// dynamic linker looks for libraries.
static pid_t launch(int channel) {
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nowhere < 0) return -errno;
    const char *libraries = getenv("LD_LIBRARY_PATH");
    char *path = NULL;
    if (libraries && asprintf(&path, "LD_LIBRARY_PATH=%s", libraries) < 0) path = NULL;
    char *arguments[] = {"tessera-images", NULL};
    char *environment[] = {IC_WORKER_VARIABLE "=", path, NULL};
    pl_request request = {.path = "/proc/self/exe", .arguments = arguments, .environment = environment,
                          .output = nowhere, .errors = -1, .channel = channel, .filter = -1, .users = -1,
                          .data_limit = memory_limit, .descriptor_limit = 16};
    pid_t process = pl_launch(&request);
    free(path);
    close(nowhere);
    return process;
}

static ic_status start(ic_worker *worker, const wait_limit *limit, ic_image *image) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return not_started(errno, image);
    pid_t process = launch(ends[1]);
    close(ends[1]);
    if (process < 0) {
        close(ends[0]);
        return not_started(-process, image);
    }
    *worker = (ic_worker){.process = process, .channel = ends[0]};
    int32_t error;
    outcome result = receive_all(worker->channel, &error, sizeof error, limit);
    if (result != DONE) return fail(worker, result, limit, image);
    if (error == 0) return IC_OK;
    collect(worker);
    worker->cannot_filter = error == ENOSYS || error == EINVAL;
    return not_started(error, image);
}

/// A worker that decoded a malicious file may send anything.
static int is_sound(const ic_reply *reply, size_t most_pixels) {
    if (reply->width < 0 || reply->height < 0) return 0;
    switch (reply->status) {
    case IC_UNKNOWN_FORMAT:
    case IC_DAMAGED:
    case IC_TOO_LARGE:
    case IC_OUT_OF_MEMORY: return 1;
    case IC_OK:
        return reply->width > 0 && reply->height > 0 && (size_t)reply->width <= most_pixels / (size_t)reply->height;
    default: return 0;
    }
}

static void copy_message(ic_image *image, const ic_reply *reply) {
    for (int index = 0; index < IC_MESSAGE_SIZE - 1 && reply->message[index]; index++) {
        char letter = reply->message[index];
        image->message[index] = letter >= ' ' && letter <= '~' ? letter : '?';
    }
}

/// One request to a worker that runs.
static ic_status ask(
    ic_worker *worker, const uint8_t *bytes, size_t count, size_t most_pixels, const wait_limit *limit,
    ic_image *image) {
    ic_request request = {.count = count, .most_pixels = most_pixels};
    ic_reply reply;
    outcome result = send_all(worker->channel, &request, sizeof request, limit);
    if (result == DONE) result = send_all(worker->channel, bytes, count, limit);
    if (result == DONE) result = receive_all(worker->channel, &reply, sizeof reply, limit);
    if (result != DONE) return fail(worker, result, limit, image);
    if (!is_sound(&reply, most_pixels)) return fail(worker, NONSENSE, limit, image);
    image->width = reply.width;
    image->height = reply.height;
    copy_message(image, &reply);
    worker->has_answered = 1;
    if (reply.status != IC_OK) return (ic_status)reply.status;
    size_t size = (size_t)reply.width * (size_t)reply.height * 4;
    image->pixels = malloc(size);
    // The worker sends them anyway.
    if (!image->pixels) {
        collect(worker);
        return IC_OUT_OF_MEMORY;
    }
    result = receive_all(worker->channel, image->pixels, size, limit);
    return result == DONE ? IC_OK : fail(worker, result, limit, image);
}

/// Whether the worker waits for a request. One that has ended or sent something unasked does not.
static int is_idle(const ic_worker *worker) {
    char byte;
    return recv(worker->channel, &byte, 1, MSG_DONTWAIT | MSG_PEEK) < 0 && errno == EAGAIN;
}

/// 1. A worker that does not wait for a request is replaced.
/// 2. If a worker fails that has answered for other images, the image is sent to a new one, because it may not be the
///    cause. After the time has passed, or if the image is no longer needed, it is not.
/// 3. Invariant: after any failure there is no worker, so no answer belongs to another image.
ic_status ic_decode_confined(
    ic_worker *worker, const uint8_t *bytes, size_t count, size_t most_pixels, ic_patience patience, ic_image *image) {
    memset(image, 0, sizeof *image);
    if (is_unwanted(&patience)) return IC_INTERRUPTED;
    if (worker->cannot_filter) return ic_decode(bytes, count, most_pixels, image);
    const wait_limit limit = {patience, now() + patience.milliseconds};
    if (worker->process > 0 && !is_idle(worker)) collect(worker);
    if (worker->process > 0) {
        int may_repeat = worker->has_answered;
        ic_status status = ask(worker, bytes, count, most_pixels, &limit, image);
        if (status != IC_DECODER_FAILED || !may_repeat || now() >= limit.deadline) return status;
        memset(image, 0, sizeof *image);
    }
    ic_status status = start(worker, &limit, image);
    if (worker->cannot_filter) return ic_decode(bytes, count, most_pixels, image);
    return status == IC_OK ? ask(worker, bytes, count, most_pixels, &limit, image) : status;
}
