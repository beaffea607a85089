#define _GNU_SOURCE
#include "worker.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef OWN_ARCHITECTURE

static const unsigned allowed[] = {
    SYS_read, SYS_write, SYS_brk, SYS_munmap, SYS_mremap, SYS_madvise, SYS_futex, SYS_clock_gettime, SYS_getrandom,
    SYS_getpid, SYS_gettid, SYS_rt_sigreturn, SYS_restart_syscall, SYS_exit, SYS_exit_group,
};

/// Calls that are allowed for memory that is neither executable nor shared: nothing counts shared memory.
static const unsigned mapping[] = {SYS_mmap, SYS_mprotect};

#define LENGTH(list) (sizeof(list) / sizeof *(list))
#define LOAD(field) (struct sock_filter) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ANSWER(value) (struct sock_filter) BPF_STMT(BPF_RET | BPF_K, value)
#define FAIL ANSWER(SECCOMP_RET_ERRNO | EPERM)
/// Continues with the next instruction if the loaded number is that one, otherwise skips `count` of them.
#define UNLESS_EQUAL_SKIP(number, count) (struct sock_filter) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, count)
#define UNLESS_ANY_BIT_SKIP(bits, count) (struct sock_filter) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, 0, count)

/// 1. A call made as another processor's has other numbers: it fails.
/// 2. Each call of the list is allowed; one that maps memory, if the memory is neither executable nor shared.
/// 3. Every other call fails: EPERM. It does not end the process, because libraries make calls that they do not depend
///    on: libjpeg on AArch64 reads the processor's name, malloc without memory counts the processors.
int ic_confine(void) {
    struct sock_filter filter[2 * LENGTH(allowed) + 5 * LENGTH(mapping) + 16];
    struct sock_filter *next = filter;
    *next++ = LOAD(arch);
    *next++ = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, OWN_ARCHITECTURE, 1, 0);
    *next++ = FAIL;
    *next++ = LOAD(nr);
    for (unsigned index = 0; index < LENGTH(allowed); index++) {
        *next++ = UNLESS_EQUAL_SKIP(allowed[index], 1);
        *next++ = ANSWER(SECCOMP_RET_ALLOW);
    }
    *next++ = UNLESS_EQUAL_SKIP(SYS_mmap, 3);
    *next++ = LOAD(args[3]);
    *next++ = UNLESS_ANY_BIT_SKIP(MAP_SHARED, 1);
    *next++ = FAIL;
    *next++ = LOAD(nr);
    for (unsigned index = 0; index < LENGTH(mapping); index++) {
        *next++ = UNLESS_EQUAL_SKIP(mapping[index], 4);
        *next++ = LOAD(args[2]);
        *next++ = UNLESS_ANY_BIT_SKIP(PROT_EXEC, 1);
        *next++ = FAIL;
        *next++ = ANSWER(SECCOMP_RET_ALLOW);
    }
    *next++ = FAIL;
    struct sock_fprog program = {.len = (unsigned short)(next - filter), .filter = filter};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
    return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0 ? 0 : errno;
}

#else

int ic_confine(void) {
    return ENOSYS;
}

#endif
