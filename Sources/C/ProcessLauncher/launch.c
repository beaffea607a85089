#define _GNU_SOURCE
#include "ProcessLauncher.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static int limit(int resource, uint64_t bytes) {
    if (bytes == 0) return 0;
    struct rlimit current;
    if (getrlimit(resource, &current) != 0) return -1;
    if (current.rlim_max != RLIM_INFINITY && bytes > current.rlim_max) bytes = current.rlim_max;
    struct rlimit wanted = {.rlim_cur = bytes, .rlim_max = current.rlim_max};
    return setrlimit(resource, &wanted);
}

/// Runs in the child, which shares the parent's memory until exec: system calls only.
static int prepare(const pl_request *request) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    int input = open("/dev/null", O_RDONLY);
    if (input < 0) return -1;
    // The descriptors given may be among 0…3 themselves, so they move out of the way first.
    int output = fcntl(request->output, F_DUPFD, 10);
    int errors = request->errors < 0 ? output : fcntl(request->errors, F_DUPFD, 10);
    int channel = request->channel < 0 ? -1 : fcntl(request->channel, F_DUPFD, 10);
    int filter = request->filter < 0 ? -1 : fcntl(request->filter, F_DUPFD, 10);
    if (output < 0 || errors < 0 || (request->channel >= 0 && channel < 0) || (request->filter >= 0 && filter < 0)) return -1;
    if (dup2(input, 0) < 0 || dup2(output, 1) < 0 || dup2(errors, 2) < 0) return -1;
    if (channel >= 0 && dup2(channel, 3) < 0) return -1;
    if (filter >= 0 && dup2(filter, 4) < 0) return -1;
    if (channel < 0) close(3);
    if (filter < 0) close(4);
    close_range(5, ~0U, 0);
    // Signals from the keyboard are for the host, and one signal ends everything that the child starts.
    if (channel >= 0 && setsid() < 0) return -1;
    if (channel < 0 && request->leads_group && setpgid(0, 0) < 0) return -1;
    if (request->folder != NULL && chdir(request->folder) != 0) return -1;
    if (limit(RLIMIT_STACK, request->stack_limit) != 0) return -1;
    if (limit(RLIMIT_DATA, request->data_limit) != 0) return -1;
    if (limit(RLIMIT_FSIZE, request->file_limit) != 0) return -1;
    struct rlimit no_core = {0, 0};
    return setrlimit(RLIMIT_CORE, &no_core);
}

pid_t pl_launch(const pl_request *request) {
    // Set by the child through shared memory, which vfork gives until exec.
    volatile int failure = 0;
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    pid_t child = vfork();
    if (child == 0) {
        if (prepare(request) == 0) execve(request->path, request->arguments, request->environment);
        failure = errno;
        _exit(127);
    }
    int error = child < 0 ? errno : failure;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (error == 0) return child;
    if (child > 0) {
        siginfo_t info;
        waitid(P_PID, (id_t)child, &info, WEXITED);
    }
    return -error;
}

int pl_wait(pid_t child, int milliseconds) {
    int descriptor = (int)syscall(SYS_pidfd_open, child, 0);
    if (descriptor < 0) {
        // A kernel before 5.3: look every millisecond.
        for (int waited = 0;; waited++) {
            siginfo_t info = {0};
            if (waitid(P_PID, (id_t)child, &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == child) return 1;
            if (waited >= milliseconds) return 0;
            usleep(1000);
        }
    }
    struct pollfd entry = {.fd = descriptor, .events = POLLIN};
    int ready = poll(&entry, 1, milliseconds);
    close(descriptor);
    return ready > 0;
}

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

int pl_anonymous_file(const char *label) {
    return memfd_create(label, MFD_CLOEXEC);
}

int pl_output_pipe(int ends[2]) {
    if (pipe2(ends, O_CLOEXEC) != 0) return -1;
    if (fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0) return 0;
    close(ends[0]);
    close(ends[1]);
    return -1;
}

int pl_event(void) {
    return eventfd(0, EFD_CLOEXEC);
}
