// Preloaded into the host by the fault machine (./dev faults), which controls it through a shared file.
//
// - full:   writes to files below the folder fail with ENOSPC.
// - torn:   the write with this number, counted down, to a file below the folder ends in its middle, and the process is
//           killed. 0 is none.
// - offset: nanoseconds that are added to the clock of the day.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

struct control {
    volatile int64_t offset;
    volatile int64_t full;
    volatile int64_t torn;
    char folder[1000];
};

static struct control *control;

__attribute__((constructor)) static void attach(void) {
    const char *path = getenv("TESSERA_FAULTS_CONTROL");
    if (!path) return;
    int file = open(path, O_RDWR | O_CLOEXEC);
    if (file < 0) return;
    void *memory = mmap(NULL, sizeof(struct control), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (memory != MAP_FAILED) control = memory;
}

static int concerns(int file) {
    char link[64], path[2048];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return strncmp(path, control->folder, strlen(control->folder)) == 0;
}

enum fate { WHOLE, NO_SPACE, HALF };

static enum fate fate_of_write(int file) {
    if (!control || (!control->full && control->torn <= 0) || !concerns(file)) return WHOLE;
    if (control->full) return NO_SPACE;
    return __sync_sub_and_fetch(&control->torn, 1) == 0 ? HALF : WHOLE;
}

static ssize_t die(void) {
    kill(getpid(), SIGKILL);
    for (;;) pause();
}

static ssize_t no_space(void) {
    errno = ENOSPC;
    return -1;
}

ssize_t write(int file, const void *bytes, size_t count) {
    switch (fate_of_write(file)) {
    case NO_SPACE: return no_space();
    case HALF:
        syscall(SYS_write, file, bytes, count / 2);
        return die();
    default: return syscall(SYS_write, file, bytes, count);
    }
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t offset) {
    switch (fate_of_write(file)) {
    case NO_SPACE: return no_space();
    case HALF:
        syscall(SYS_pwrite64, file, bytes, count / 2, offset);
        return die();
    default: return syscall(SYS_pwrite64, file, bytes, count, offset);
    }
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) { return pwrite64(file, bytes, count, offset); }

static int64_t shifted(int64_t nanoseconds) { return nanoseconds + (control ? control->offset : 0); }

int clock_gettime(clockid_t clock, struct timespec *time) {
    int result = (int)syscall(SYS_clock_gettime, clock, time);
    if (result == 0 && clock == CLOCK_REALTIME && control && control->offset) {
        int64_t moment = shifted(time->tv_sec * 1000000000LL + time->tv_nsec);
        time->tv_sec = moment / 1000000000LL;
        time->tv_nsec = moment % 1000000000LL;
    }
    return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    (void)zone;
    struct timespec moment;
    if (clock_gettime(CLOCK_REALTIME, &moment) != 0) return -1;
    time->tv_sec = moment.tv_sec;
    time->tv_usec = moment.tv_nsec / 1000;
    return 0;
}
