#define _GNU_SOURCE
#include "ProcessLauncher.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
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

/// The child ends with its host, even if the host is killed.
static int follow(pid_t host) {
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return -1;
    // The host may have ended before that call.
    if (getppid() == host) return 0;
    errno = ESRCH;
    return -1;
}

/// Runs in the child, which shares the parent's memory until exec: system calls only.
static int prepare(const pl_request *request, pid_t host) {
    if (follow(host) != 0) return -1;
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    int input = open("/dev/null", O_RDONLY);
    if (input < 0) return -1;
    // The descriptors of the request may be among 0…5 themselves, so they move out of the way first.
    int output = fcntl(request->output, F_DUPFD, 10);
    int errors = request->errors < 0 ? output : fcntl(request->errors, F_DUPFD, 10);
    int channel = request->channel < 0 ? -1 : fcntl(request->channel, F_DUPFD, 10);
    int filter = request->filter < 0 ? -1 : fcntl(request->filter, F_DUPFD, 10);
    int users = request->users < 0 ? -1 : fcntl(request->users, F_DUPFD, 10);
    if (output < 0 || errors < 0 || (request->channel >= 0 && channel < 0)) return -1;
    if ((request->filter >= 0 && filter < 0) || (request->users >= 0 && users < 0)) return -1;
    if (dup2(input, 0) < 0 || dup2(output, 1) < 0 || dup2(errors, 2) < 0) return -1;
    if (channel >= 0 && dup2(channel, 3) < 0) return -1;
    if (filter >= 0 && dup2(filter, 4) < 0) return -1;
    if (users >= 0 && dup2(users, 5) < 0) return -1;
    if (channel < 0) close(3);
    if (filter < 0) close(4);
    if (users < 0) close(5);
    close_range(6, ~0U, 0);
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

static pid_t start(const pl_request *request) {
    pid_t host = getpid();
    // Set by the child through the memory that it shares until exec.
    volatile int failure = 0;
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    pid_t child = vfork();
    if (child == 0) {
        if (prepare(request, host) == 0) execve(request->path, request->arguments, request->environment);
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
