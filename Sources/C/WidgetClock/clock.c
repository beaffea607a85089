#define _GNU_SOURCE
#include "WidgetClock.h"

#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>

enum { second = 1000000000 };

/// The date that stands still, in nanoseconds since 1970; 0 where the date is the system's, and before anyone asked.
static _Atomic int64_t standing;
static _Atomic bool isKnown;

/// The C library's function of a name, looked up once.
#define LIBRARY(name)                                                                                                  \
    static _Atomic(__typeof__(&name)) found;                                                                           \
    __typeof__(&name) library = found;                                                                                 \
    if (!library) found = library = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

static int library_clock(clockid_t clock, struct timespec *result) {
    LIBRARY(clock_gettime);
    return library(clock, result);
}

static int64_t nanoseconds(struct timespec time) { return (int64_t)time.tv_sec * second + time.tv_nsec; }

static struct timespec timespec_of(int64_t nanoseconds) {
    struct timespec time = {nanoseconds / second, nanoseconds % second};
    if (time.tv_nsec < 0) {
        time.tv_sec -= 1;
        time.tv_nsec += second;
    }
    return time;
}

static int64_t library_now(clockid_t clock) {
    struct timespec now;
    library_clock(clock, &now);
    return nanoseconds(now);
}

/// Threads that ask at once find the same.
static int64_t standing_date(void) {
    if (!isKnown) {
        const char *text = getenv(WIDGET_CLOCK_VARIABLE);
        standing = text ? strtoll(text, NULL, 10) ?: 1 : 0;
        isKnown = true;
    }
    return standing;
}

void widget_clock_move(int64_t date) {
    if (standing_date()) standing = date ?: 1;
}

__attribute__((constructor)) static void read_date(void) { standing_date(); }

/// The system's date at which a wait ends that is to end at `time`.
static struct timespec end_of_wait(struct timespec time) {
    int64_t date = standing_date(), end = nanoseconds(time);
    if (!date) return time;
    int64_t sinceStart = library_now(CLOCK_MONOTONIC);
    if (llabs(end - sinceStart) < llabs(end - date)) return time;
    return timespec_of(library_now(CLOCK_REALTIME) + end - date);
}

int clock_gettime(clockid_t clock, struct timespec *result) {
    int64_t date = standing_date();
    if (!date || (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE && clock != CLOCK_TAI))
        return library_clock(clock, result);
    *result = timespec_of(date);
    return 0;
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
    int64_t date = standing_date();
    if (!date) {
        LIBRARY(gettimeofday);
        return library(result, zone);
    }
    struct timespec time = timespec_of(date);
    *result = (struct timeval){time.tv_sec, time.tv_nsec / 1000};
    return 0;
}

time_t time(time_t *result) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (result) *result = now.tv_sec;
    return now.tv_sec;
}

int timespec_get(struct timespec *result, int base) {
    int64_t date = standing_date();
    if (!date || base != TIME_UTC) {
        LIBRARY(timespec_get);
        return library(result, base);
    }
    *result = timespec_of(date);
    return base;
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict end) {
    LIBRARY(pthread_cond_timedwait);
    struct timespec own = end_of_wait(*end);
    return library(condition, mutex, &own);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict end) {
    LIBRARY(sem_timedwait);
    struct timespec own = end_of_wait(*end);
    return library(semaphore, &own);
}

int timerfd_settime(int timer, int flags, const struct itimerspec *value, struct itimerspec *old) {
    LIBRARY(timerfd_settime);
    struct itimerspec own = *value;
    if ((flags & TFD_TIMER_ABSTIME) && (own.it_value.tv_sec || own.it_value.tv_nsec))
        own.it_value = end_of_wait(own.it_value);
    return library(timer, flags, &own, old);
}
