#define _GNU_SOURCE
#include "ProcessLauncher.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

static uintptr_t main_stack_top;
static uint64_t main_stack_size;
static uint64_t data_size;

/// The second last number of /proc/self/statm: pages of data and stack. Returns 0 when it cannot be read.
static uint64_t data_in_use(void) {
    char text[128];
    int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    ssize_t count = read(file, text, sizeof text);
    close(file);
    uint64_t pages = 0;
    int column = 0;
    for (ssize_t place = 0; place < count && column <= 5; place++) {
        if (text[place] == ' ') {
            column++;
        } else if (column == 5) {
            pages = pages * 10 + (uint64_t)(text[place] - '0');
        }
    }
    return pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

/// Runs on a stack of its own, because the thread's may have no room left: system calls only.
static void tell_limit_from_fault(int number, siginfo_t *info, void *context) {
    (void)context;
    if (number == SIGSEGV || number == SIGBUS) {
        uintptr_t address = (uintptr_t)info->si_addr;
        uint64_t depth = address < main_stack_top ? main_stack_top - address : 0;
        // The kernel keeps a gap below the stack, and a frame may be large: both are small beside the last tenth.
        if (depth > main_stack_size / 10 * 9 && depth < main_stack_size / 10 * 11) _exit(PL_STACK_EXHAUSTED);
    }
    // What is refused memory traps or touches address zero, and then little of the limit is left.
    if (data_size > 0 && data_in_use() > data_size / 10 * 9) _exit(PL_MEMORY_EXHAUSTED);
    signal(number, SIG_DFL);
}

/// Lets the process leave with a code of its own when the main thread's stack or the memory runs out. Any other fault
/// ends it as before: the instruction is repeated, and then nobody handles it.
static void watch_limits(void) {
    struct rlimit stack, data;
    if (getrlimit(RLIMIT_STACK, &stack) != 0 || getrlimit(RLIMIT_DATA, &data) != 0) return;
    static char room[1 << 16];
    stack_t handler_stack = {.ss_sp = room, .ss_size = sizeof room};
    if (sigaltstack(&handler_stack, NULL) != 0) return;
    main_stack_top = (uintptr_t)&stack;
    main_stack_size = stack.rlim_cur == RLIM_INFINITY ? 0 : stack.rlim_cur;
    data_size = data.rlim_cur == RLIM_INFINITY ? 0 : data.rlim_cur;
    struct sigaction action = {.sa_sigaction = tell_limit_from_fault, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    static const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT};
    for (unsigned index = 0; index < sizeof faults / sizeof *faults; index++) sigaction(faults[index], &action, NULL);
}

/// Waits until the host is gone and ends the process, whatever its other threads are busy with.
static void *watch_host(void *channel) {
    struct pollfd entry = {.fd = (int)(intptr_t)channel, .events = POLLRDHUP};
    while (poll(&entry, 1, -1) < 0 && errno == EINTR) {
    }
    // The main thread may be about to leave in good order; it gets a moment.
    usleep(200000);
    _exit(0);
}

void pl_prepare_extension(uint64_t thread_stack, int channel) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    watch_limits();
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0) return;
    if (pthread_attr_setstacksize(&attributes, thread_stack) == 0) pthread_setattr_default_np(&attributes);
    pthread_t watcher;
    pthread_attr_setstacksize(&attributes, 64 << 10);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    if (channel >= 0) pthread_create(&watcher, &attributes, watch_host, (void *)(intptr_t)channel);
    pthread_attr_destroy(&attributes);
}

/// Runs before the widget's code, and before the initializers of its C libraries unless they are made to precede all
/// others: what it sets cannot be undone.
///
/// A limit of threads counts those of one user in one namespace, so it can be set only inside of the sandbox. The
/// filter must follow the start of the program, because the sandbox starts it with the call that the filter refuses.
__attribute__((constructor(101))) static void confine_extension(void) {
    const char *text = getenv(PL_THREADS_VARIABLE);
    if (text == NULL) return;
    // 0 where the kernel does not count the threads of a sandbox separately.
    rlim_t threads = strtoul(text, NULL, 10);
    struct rlimit limit = {threads, threads};
    if ((threads > 0 && setrlimit(RLIMIT_NPROC, &limit) != 0) || pl_refuse_programs() != 0) {
        static const char message[] = "the limits of the widget's process cannot be set\n";
        if (write(STDERR_FILENO, message, sizeof message - 1) < 0) _exit(PL_NOT_CONFINED);
        _exit(PL_NOT_CONFINED);
    }
}
