// Changes to an unprivileged user without any capability, and starts a program.
//
//     change-user NUMBER PROGRAM [ARGUMENT…]
//
// It does what `setpriv --reuid N --regid N --clear-groups --bounding-set -all --inh-caps -all` does, in a third of the
// time, because it needs no library and no dynamic linker: every picture of a host that is the administrator waits for
// it.
//
// 1. The groups are removed, and the bounding set of capabilities is emptied, while that is permitted.
// 2. The group and then the user change, all three numbers each. The kernel clears the permitted, effective and ambient
//    capabilities when the last number of a user stops being 0.
// 3. The capabilities are set to none, inheritable ones included, and read again: no step is taken for granted.
// 4. The program replaces this one. A step that fails ends the process with 127 and a line that names it.
#define _GNU_SOURCE
#include <errno.h>
#include <grp.h>
#include <linux/capability.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

extern char **environ;

static void fail(const char *what) {
    dprintf(STDERR_FILENO, "change-user: %s: %s\n", what, strerror(errno));
    _exit(127);
}

static int set_capabilities(struct __user_cap_data_struct *data, long call) {
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
    return (int)syscall(call, &header, data);
}

static void drop_capabilities(void) {
    struct __user_cap_data_struct data[_LINUX_CAPABILITY_U32S_3] = {0};
    if (set_capabilities(data, SYS_capset) != 0) fail("the capabilities cannot be removed");
    if (set_capabilities(data, SYS_capget) != 0) fail("the capabilities cannot be read");
    for (int part = 0; part < _LINUX_CAPABILITY_U32S_3; part++) {
        if ((data[part].effective | data[part].permitted | data[part].inheritable) == 0) continue;
        errno = EPERM;
        fail("a capability remains");
    }
}

int main(int count, char **arguments) {
    char *end = NULL;
    errno = 0;
    unsigned long number = count < 3 ? 0 : strtoul(arguments[1], &end, 10);
    if (number == 0 || errno != 0 || *end != 0 || number >= (uid_t)-1) {
        dprintf(STDERR_FILENO, "usage: change-user NUMBER PROGRAM [ARGUMENT…]\n");
        return 126;
    }
    if (setgroups(0, NULL) != 0) fail("the groups cannot be removed");
    // The kernel refuses the first number that it does not know.
    for (unsigned long capability = 0; prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) == 0; capability++) {
    }
    if (errno != EINVAL) fail("the bounding set cannot be emptied");
    uid_t user = (uid_t)number;
    if (setresgid(user, user, user) != 0) fail("the group cannot change");
    if (setresuid(user, user, user) != 0) fail("the user cannot change");
    drop_capabilities();
    execve(arguments[2], arguments + 2, environ);
    fail("the program cannot be started");
}
