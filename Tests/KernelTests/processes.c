#include "ProcessLauncher.h"
#include "WidgetClock.h"
#include "kernels.h"

#include <errno.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static int status_of(const char *path, char *const *arguments, int encloses, char *printed, size_t room) {
    int ends[2];
    CHECK(pl_output_pipe(ends) == 0);
    char *environment[] = {"A=b", NULL};
    pl_request request = {.path = path, .arguments = arguments, .environment = environment, .output = ends[1],
                          .errors = -1, .channel = -1, .filter = -1, .users = -1, .leads_group = 1,
                          .encloses = encloses, .descriptor_limit = 64};
    pid_t child = pl_launch(&request);
    close(ends[1]);
    if (child < 0) {
        close(ends[0]);
        return child;
    }
    CHECK(pl_wait(child, 60000) == 1);
    int status = 0;
    CHECK(waitpid(child, &status, 0) == child && WIFEXITED(status));
    memset(printed, 0, room);
    ssize_t count = read(ends[0], printed, room - 1);
    CHECK(count >= 0);
    close(ends[0]);
    return WEXITSTATUS(status);
}

#define ANSWERS(error, ...) \
    do { \
        errno = 0; \
        if (syscall(__VA_ARGS__) >= 0 ? (error) != 0 : errno != (error)) _exit(__LINE__); \
    } while (0)

/// Runs in a child, which exits with the line that does not hold.
static void try_filtered_calls(int filter) {
    static struct sock_filter instructions[1024];
    ssize_t size = read(filter, instructions, sizeof instructions);
    if (size <= 0 || size == sizeof instructions || size % sizeof *instructions != 0) _exit(__LINE__);
    struct sock_fprog program = {.len = (unsigned short)(size / sizeof *instructions), .filter = instructions};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) _exit(__LINE__);
    if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) != 0) _exit(__LINE__);
    ANSWERS(EOPNOTSUPP, SYS_fallocate, -1, 0, 0, 4096);
    ANSWERS(EOPNOTSUPP, SYS_ioctl, -1, 0x40305828, 0);
    ANSWERS(EOPNOTSUPP, SYS_ioctl, -1, 0x4030582a, 0);
    ANSWERS(EOPNOTSUPP, SYS_ioctl, -1, 0x40305839, 0);
    // The kernel ignores the upper half, so the filter must as well.
    ANSWERS(EOPNOTSUPP, SYS_ioctl, -1, 0x140305828, 0);
    ANSWERS(EBADF, SYS_ioctl, -1, 0x5401, 0);
    ANSWERS(EPERM, SYS_prctl, PR_SET_DUMPABLE, 0, 0, 0, 0);
    ANSWERS(0, SYS_prctl, PR_GET_DUMPABLE, 0, 0, 0, 0);
    ANSWERS(EPERM, SYS_close_range, 900, 901, 2);
    ANSWERS(0, SYS_close_range, 900, 901, 0);
    ANSWERS(EPERM, SYS_unshare, CLONE_FILES);
    ANSWERS(EPERM, SYS_clone, CLONE_THREAD | CLONE_SIGHAND | CLONE_VM, 0, 0, 0, 0);
    // Passes the filter, and the kernel refuses threads that share no handlers.
    ANSWERS(EINVAL, SYS_clone, CLONE_THREAD | CLONE_FILES, 0, 0, 0, 0);
    ANSWERS(EPERM, SYS_clone, SIGCHLD, 0, 0, 0, 0);
    ANSWERS(EPERM, SYS_inotify_init1, 0);
    ANSWERS(EPERM, SYS_inotify_add_watch, -1, 0, 1);
    ANSWERS(EPERM, SYS_fanotify_init, 0, 0);
    ANSWERS(EPERM, SYS_sendmsg, -1, 0, 0);
    ANSWERS(EPERM, SYS_sendmmsg, -1, 0, 0, 0);
    ANSWERS(EBADF, SYS_sendto, -1, 0, 0, 0, 0, 0);
    ANSWERS(EBADF, SYS_recvmsg, -1, 0, 0);
    ANSWERS(EAFNOSUPPORT, SYS_socket, 40, 1, 0);
    ANSWERS(0, SYS_getppid);
    _exit(0);
}

static void test_filter(void) {
    int filter = pl_system_call_filter(PL_CHILDREN_DENIED);
    CHECK(filter >= 0);
    pid_t child = fork();
    CHECK(child >= 0);
    if (child == 0) try_filtered_calls(filter);
    close(filter);
    int status = 0;
    CHECK(waitpid(child, &status, 0) == child && WIFEXITED(status));
    if (WEXITSTATUS(status) != 0) fprintf(stderr, "processes.c: line %d does not hold\n", WEXITSTATUS(status));
    CHECK(WEXITSTATUS(status) == 0);
}

void test_processes(void) {
    char printed[64];
    char *echo[] = {"sh", "-c", "echo $A; ls /proc/self/fd | wc -l; exit 7", NULL};
    CHECK(status_of("/bin/sh", echo, 0, printed, sizeof printed) == 7);
    CHECK(strncmp(printed, "b\n", 2) == 0);
    char *missing[] = {"missing", NULL};
    CHECK(status_of("/nonexistent/program", missing, 0, printed, sizeof printed) == -ENOENT);
    // Where the machine permits no user namespace, an enclosed program does not start.
    char *first[] = {"sh", "-c", "echo $$; exit 6", NULL};
    int status = status_of("/bin/sh", first, 1, printed, sizeof printed);
    CHECK(status < 0 || (status == 6 && strcmp(printed, "1\n") == 0));
    CHECK(status_of("/nonexistent/program", missing, 1, printed, sizeof printed) < 0);

    test_filter();
    int event = pl_event();
    CHECK(event >= 0);
    close(event);
    int unnamed = pl_anonymous_file("test");
    CHECK(unnamed >= 0 && write(unnamed, "abc", 3) == 3);
    close(unnamed);
}

/// The date that stands still is read before anything runs, so the program starts itself again with it.
void test_clock(char **arguments) {
    if (!getenv(WIDGET_CLOCK_VARIABLE)) {
        setenv(WIDGET_CLOCK_VARIABLE, "-1500000000", 1);
        execv("/proc/self/exe", arguments);
        CHECK(false);
    }
    struct timespec now;
    CHECK(clock_gettime(CLOCK_REALTIME, &now) == 0);
    CHECK(now.tv_sec == -2 && now.tv_nsec == 500000000);
    CHECK(time(NULL) == -2);
    widget_clock_move(86400000000000);
    CHECK(time(NULL) == 86400);
    CHECK(clock_gettime(CLOCK_MONOTONIC, &now) == 0 && now.tv_sec >= 0);
}
