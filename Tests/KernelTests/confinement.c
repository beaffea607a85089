#include "../../Sources/C/ImageCodecs/worker.h"
#include "kernels.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/// Before the usual end of a process, AddressSanitizer makes calls that the filter does not allow.
static void leave(int status) { syscall(SYS_exit_group, status); }

#define FAILS(call) \
    do { \
        errno = 0; \
        if ((long)(call) != -1 || errno != EPERM) leave(__LINE__); \
    } while (0)

/// Runs in a child, which exits with the line that does not hold.
static void try_calls(pid_t host) {
    char *nothing[] = {NULL};
    FAILS(open("/etc/passwd", O_RDONLY));
    FAILS(open("/tmp/file", O_WRONLY | O_CREAT, 0600));
    FAILS(socket(AF_UNIX, SOCK_STREAM, 0));
    FAILS(execve("/bin/true", nothing, nothing));
    FAILS(syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0));
    FAILS(kill(host, 0));
    FAILS(dup(0));
    FAILS(mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    FAILS(mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
    void *memory = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) leave(__LINE__);
    FAILS(mprotect(memory, 4096, PROT_READ | PROT_EXEC));
    leave(0);
}

void test_confinement(void) {
    pid_t host = getpid();
    pid_t child = fork();
    CHECK(child >= 0);
    if (child == 0) {
        if (ic_confine() != 0) leave(__LINE__);
        try_calls(host);
    }
    int status = 0;
    CHECK(waitpid(child, &status, 0) == child && WIFEXITED(status));
    if (WEXITSTATUS(status) != 0) fprintf(stderr, "confinement.c: line %d does not hold\n", WEXITSTATUS(status));
    CHECK(WEXITSTATUS(status) == 0);
}
