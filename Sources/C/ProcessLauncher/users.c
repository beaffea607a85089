#define _GNU_SOURCE
#include "ProcessLauncher.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/// Shares the memory of the host, with its error number, until it is killed: no call in it fails. It ends with the host,
/// whose memory it would otherwise keep.
static int rest(void *host) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    // The host may have ended before that call.
    if (getppid() != *(pid_t *)host) _exit(0);
    for (;;) pause();
    return 0;
}

/// The kernel takes a map in a single write.
static int write_map(pid_t child, const char *name, uint32_t inside, uint32_t outside) {
    char path[64], map[96];
    snprintf(path, sizeof path, "/proc/%d/%s", child, name);
    int length = snprintf(map, sizeof map, "0 0 1\n%u %u 1\n", inside, outside);
    int file = open(path, O_WRONLY | O_CLOEXEC);
    if (file < 0) return -1;
    ssize_t written = write(file, map, (size_t)length);
    close(file);
    return written == length ? 0 : -1;
}

int pl_user_namespace(uint32_t inside, uint32_t outside) {
    _Alignas(16) char stack[16 << 10];
    // A handler of the host must not run in the child.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    pid_t host = getpid();
    pid_t child = clone(rest, stack + sizeof stack, CLONE_NEWUSER | CLONE_VM | SIGCHLD, &host);
    int file = -1;
    if (child > 0) {
        if (write_map(child, "uid_map", inside, outside) == 0 && write_map(child, "gid_map", inside, outside) == 0) {
            char path[64];
            snprintf(path, sizeof path, "/proc/%d/ns/user", child);
            file = open(path, O_RDONLY | O_CLOEXEC);
        }
        kill(child, SIGKILL);
        siginfo_t info;
        while (waitid(P_PID, (id_t)child, &info, WEXITED) != 0 && errno == EINTR) {
        }
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return file;
}

#define MOST_LEVELS 64

/// Follows no link, because the owner of the folder may replace its entries at the same time. Closes `folder`.
static int give(int folder, uint32_t user, int levels) {
    DIR *list = fdopendir(folder);
    if (list == NULL) {
        close(folder);
        return -1;
    }
    int result = 0;
    struct dirent *entry;
    while ((entry = readdir(list)) != NULL) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
        struct stat information;
        if (fstatat(folder, entry->d_name, &information, AT_SYMLINK_NOFOLLOW) != 0) continue;
        if (information.st_uid != user && fchownat(folder, entry->d_name, user, user, AT_SYMLINK_NOFOLLOW) != 0) {
            result = -1;
        }
        if (!S_ISDIR(information.st_mode) || levels == 0) continue;
        int inner = openat(folder, entry->d_name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
        if (inner >= 0 && give(inner, user, levels - 1) != 0) result = -1;
    }
    closedir(list);
    return result;
}

int pl_give_folder(const char *path, uint32_t user) {
    int folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (folder < 0) return -1;
    if (fchown(folder, user, user) != 0) {
        close(folder);
        return -1;
    }
    return give(folder, user, MOST_LEVELS);
}
