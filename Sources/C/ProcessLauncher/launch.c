#define _GNU_SOURCE
#include "ProcessLauncher.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/// Sets the hard limit as well, because a program may raise the soft limit up to it.
static int limit(int resource, uint64_t amount) {
    if (amount == 0) return 0;
    struct rlimit current;
    if (getrlimit(resource, &current) != 0) return -1;
    if (current.rlim_max != RLIM_INFINITY && amount > current.rlim_max) amount = current.rlim_max;
    struct rlimit wanted = {.rlim_cur = amount, .rlim_max = amount};
    return setrlimit(resource, &wanted);
}

/// What a start shares with its processes, which use the parent's memory until exec.
typedef struct {
    const pl_request *request;
    pid_t host;
    /// What the child writes to the files of its own user namespace.
    char user_map[32], group_map[32];
    /// Whether the child has a user namespace of its own, in which it is the same user.
    int has_own_users;
    /// The error number of the step that failed.
    volatile int failure;
    volatile pid_t child;
    char *inner_stack;
    /// A pipe whose writing end, the second, exec closes in the child.
    int started[2];
} launch_state;

/// The child's descriptor of that end.
#define STARTED 6

/// The parent of this process as the namespace of /proc numbers it, or -1. `getppid` returns 0 for a parent outside of
/// this process's namespace.
static pid_t parent_outside(void) {
    char text[256];
    int file = open("/proc/self/stat", O_RDONLY | O_CLOEXEC);
    if (file < 0) return -1;
    ssize_t count = read(file, text, sizeof text - 1);
    close(file);
    text[count < 0 ? 0 : count] = 0;
    // The state and the parent follow the name, which may contain any character.
    const char *end = strrchr(text, ')');
    return end == NULL || strlen(end) < 5 ? -1 : (pid_t)strtol(end + 4, NULL, 10);
}

/// The child ends with its host, even if the host is killed.
static int follow(pid_t host, int is_enclosed) {
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return -1;
    // The host may have ended before that call.
    if ((is_enclosed ? parent_outside() : getppid()) == host) return 0;
    errno = ESRCH;
    return -1;
}

static int write_text(const char *path, const char *text) {
    int file = open(path, O_WRONLY | O_CLOEXEC);
    if (file < 0) return -1;
    ssize_t length = (ssize_t)strlen(text), written = write(file, text, (size_t)length);
    int error = errno;
    close(file);
    errno = error;
    return written == length ? 0 : -1;
}

/// Makes this process the same user and group in its own user namespace.
static int keep_user(const launch_state *state) {
    // The kernel requires it of a user before the map of groups. The child keeps its groups.
    if (write_text("/proc/self/setgroups", "deny") != 0) return -1;
    if (write_text("/proc/self/uid_map", state->user_map) != 0) return -1;
    return write_text("/proc/self/gid_map", state->group_map);
}

/// Runs in the child, which shares the parent's memory until exec: system calls only.
static int prepare(const launch_state *state) {
    const pl_request *request = state->request;
    if (follow(state->host, request->encloses) != 0) return -1;
    if (state->has_own_users && keep_user(state) != 0) return -1;
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    int input = open("/dev/null", O_RDONLY);
    if (input < 0) return -1;
    // The descriptors of the request may be among 0…6 themselves, so they move out of the way first.
    int output = fcntl(request->output, F_DUPFD, 10);
    int errors = request->errors < 0 ? output : fcntl(request->errors, F_DUPFD, 10);
    int channel = request->channel < 0 ? -1 : fcntl(request->channel, F_DUPFD, 10);
    int filter = request->filter < 0 ? -1 : fcntl(request->filter, F_DUPFD, 10);
    // An enclosed child is in the namespace already.
    int passes_users = request->users >= 0 && !request->encloses;
    int users = passes_users ? fcntl(request->users, F_DUPFD, 10) : -1;
    int started = fcntl(state->started[1], F_DUPFD, 10);
    if (output < 0 || errors < 0 || started < 0 || (request->channel >= 0 && channel < 0)) return -1;
    if ((request->filter >= 0 && filter < 0) || (passes_users && users < 0)) return -1;
    if (dup2(input, 0) < 0 || dup2(output, 1) < 0 || dup2(errors, 2) < 0) return -1;
    if (channel >= 0 && dup2(channel, 3) < 0) return -1;
    if (filter >= 0 && dup2(filter, 4) < 0) return -1;
    if (users >= 0 && dup2(users, 5) < 0) return -1;
    if (dup3(started, STARTED, O_CLOEXEC) < 0) return -1;
    if (channel < 0) close(3);
    if (filter < 0) close(4);
    if (users < 0) close(5);
    close_range(STARTED + 1, ~0U, 0);
    // Signals from the keyboard are for the host, and one signal ends everything that the child starts.
    if (channel >= 0 && setsid() < 0) return -1;
    if (channel < 0 && request->leads_group && setpgid(0, 0) < 0) return -1;
    if (request->folder != NULL && chdir(request->folder) != 0) return -1;
    if (limit(RLIMIT_STACK, request->stack_limit) != 0) return -1;
    if (limit(RLIMIT_DATA, request->data_limit) != 0) return -1;
    if (limit(RLIMIT_FSIZE, request->file_limit) != 0) return -1;
    if (limit(RLIMIT_NOFILE, request->descriptor_limit) != 0) return -1;
    struct rlimit no_core = {0, 0};
    return setrlimit(RLIMIT_CORE, &no_core);
}

static int run(void *argument) {
    launch_state *state = argument;
    const pl_request *request = state->request;
    if (prepare(state) == 0) execve(request->path, request->arguments, request->environment);
    state->failure = errno;
    _exit(127);
}

/// Returns when the child has started its program or ended, as vfork does.
static pid_t make_child(int (*body)(void *), char *stack, int flags, launch_state *state) {
    return clone(body, stack, CLONE_VM | CLONE_VFORK | SIGCHLD | flags, state);
}

/// A process of several threads cannot enter a user namespace, so a process in between does. The kernel makes the
/// program's process the host's child, not this one's.
static int run_among_users(void *argument) {
    launch_state *state = argument;
    if (setns(state->request->users, CLONE_NEWUSER) == 0) {
        state->child = make_child(run, state->inner_stack, CLONE_PARENT | CLONE_NEWPID, state);
        if (state->child < 0) state->failure = errno;
    } else {
        state->failure = errno;
    }
    _exit(0);
}

static void collect(pid_t child) {
    siginfo_t info;
    while (waitid(P_PID, (id_t)child, &info, WEXITED) != 0 && errno == EINTR) {
    }
}

/// The child becomes the first process of a namespace, so that the kernel ends everything in it with the child:
///
/// 1. A signal at the host's end reaches the child only, and a process that the child starts sets such a signal only
///    later. If both end in between, that process would run on, or wait forever for the child.
/// 2. The namespace has no such moment: nothing in it outlives its first process.
/// 3. Creating one requires an administrator's permissions, which any user has in a user namespace of their own.
static void make_enclosed(launch_state *state, char *stack) {
    if (state->request->users >= 0) {
        pid_t between = make_child(run_among_users, stack, 0, state);
        if (between < 0) state->failure = errno;
        if (between > 0) collect(between);
        return;
    }
    state->child = make_child(run, stack, CLONE_NEWPID, state);
    if (state->child < 0 && errno == EPERM) {
        state->has_own_users = 1;
        state->child = make_child(run, stack, CLONE_NEWPID | CLONE_NEWUSER, state);
    }
    if (state->child < 0) state->failure = errno;
}

/// Waits until exec has replaced the child's memory.
///
/// clone returns when the child releases this process's memory, but until the kernel has replaced it, which waits for
/// every other thread that maps memory, this process's pages count as the child's. Only then exec closes STARTED, which
/// ends the read: afterwards statistics of the child are its own.
static void wait_for_program(launch_state *state) {
    char nothing;
    close(state->started[1]);
    while (read(state->started[0], &nothing, 1) < 0 && errno == EINTR) {
    }
    close(state->started[0]);
}

#define STACK_SIZE (16 << 10)

static pid_t start(const pl_request *request) {
    _Alignas(16) char stacks[2][STACK_SIZE];
    launch_state state = {.request = request, .host = getpid(), .child = -1,
                          .inner_stack = stacks[1] + STACK_SIZE};
    if (pipe2(state.started, O_CLOEXEC) != 0) return -errno;
    snprintf(state.user_map, sizeof state.user_map, "%u %u 1\n", geteuid(), geteuid());
    snprintf(state.group_map, sizeof state.group_map, "%u %u 1\n", getegid(), getegid());
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    if (request->encloses) {
        make_enclosed(&state, stacks[0] + STACK_SIZE);
    } else {
        state.child = make_child(run, stacks[0] + STACK_SIZE, 0, &state);
        if (state.child < 0) state.failure = errno;
    }
    wait_for_program(&state);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (state.failure == 0) return state.child;
    if (state.child > 0) collect(state.child);
    return -state.failure;
}

static struct {
    /// Held by the caller whose request is served.
    pthread_mutex_t turn;
    pthread_once_t once;
    sem_t wanted, done;
    int runs;
    const pl_request *request;
    pid_t result;
} launcher = {.turn = PTHREAD_MUTEX_INITIALIZER, .once = PTHREAD_ONCE_INIT};

static void *serve_launches(void *unused) {
    (void)unused;
    for (;;) {
        while (sem_wait(&launcher.wanted) != 0) {
        }
        launcher.result = start(launcher.request);
        sem_post(&launcher.done);
    }
    return NULL;
}

static void begin_launcher(void) {
    pthread_attr_t attributes;
    pthread_t thread;
    if (sem_init(&launcher.wanted, 0, 0) != 0 || sem_init(&launcher.done, 0, 0) != 0) return;
    if (pthread_attr_init(&attributes) != 0) return;
    pthread_attr_setstacksize(&attributes, 256 << 10);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    // No signal is delivered to this thread.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    launcher.runs = pthread_create(&thread, &attributes, serve_launches, NULL) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&attributes);
}

pid_t pl_launch(const pl_request *request) {
    // The kernel ends a child with the thread that started it, not with that thread's process. So one thread, which
    // never ends, starts all of them.
    pthread_once(&launcher.once, begin_launcher);
    if (!launcher.runs) return -EAGAIN;
    pthread_mutex_lock(&launcher.turn);
    launcher.request = request;
    sem_post(&launcher.wanted);
    while (sem_wait(&launcher.done) != 0) {
    }
    pid_t result = launcher.result;
    pthread_mutex_unlock(&launcher.turn);
    return result;
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
