#include "ProcessLauncher.h"
#include "WidgetClock.h"
#include "kernels.h"

#include <errno.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static int status_of(const char *path, char *const *arguments, char *printed, size_t room) {
    int ends[2];
    CHECK(pl_output_pipe(ends) == 0);
    char *environment[] = {"A=b", NULL};
    pl_request request = {.path = path, .arguments = arguments, .environment = environment, .output = ends[1],
                          .errors = -1, .channel = -1, .filter = -1, .users = -1, .leads_group = 1,
                          .descriptor_limit = 64};
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

void test_processes(void) {
    char printed[64];
    char *echo[] = {"sh", "-c", "echo $A; ls /proc/self/fd | wc -l; exit 7", NULL};
    CHECK(status_of("/bin/sh", echo, printed, sizeof printed) == 7);
    CHECK(strncmp(printed, "b\n", 2) == 0);
    char *missing[] = {"missing", NULL};
    CHECK(status_of("/nonexistent/program", missing, printed, sizeof printed) < 0);

    int filter = pl_system_call_filter(PL_CHILDREN_DENIED);
    CHECK(filter >= 0);
    close(filter);
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
