#define _GNU_SOURCE
#include "ProcessLauncher.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef OWN_ARCHITECTURE

// Headers before Linux 5.14 do not name it.
#ifndef SYS_memfd_secret
#define SYS_memfd_secret 447
#endif

// Headers before Linux 5.9 and 5.11 do not name them.
#ifndef SYS_close_range
#define SYS_close_range 436
#endif
#ifndef CLOSE_RANGE_UNSHARE
#define CLOSE_RANGE_UNSHARE 2
#endif

/// Calls that reach into other processes, into the kernel or into the way the file system is put together. A widget
/// has no use for any of them, and faults of kernels were found behind most of them.
static const unsigned refused[] = {
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_pidfd_getfd, SYS_process_madvise,
    SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_move_mount, SYS_open_tree, SYS_fsopen, SYS_fsconfig,
    SYS_fsmount, SYS_fspick, SYS_mount_setattr, SYS_setns, SYS_unshare, SYS_name_to_handle_at, SYS_open_by_handle_at,
    SYS_kexec_load, SYS_kexec_file_load, SYS_reboot, SYS_init_module, SYS_finit_module, SYS_delete_module,
    SYS_swapon, SYS_swapoff, SYS_acct, SYS_quotactl, SYS_syslog, SYS_settimeofday, SYS_clock_settime,
    SYS_clock_adjtime, SYS_adjtimex, SYS_sethostname, SYS_setdomainname,
    SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_add_key, SYS_request_key, SYS_keyctl, SYS_fanotify_init,
    SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register, SYS_vhangup, SYS_lookup_dcookie,
    SYS_move_pages, SYS_migrate_pages, SYS_mbind, SYS_set_mempolicy,
#if defined(__x86_64__)
    SYS_iopl, SYS_ioperm, SYS_modify_ldt, SYS_create_module, SYS_uselib, SYS_ustat, SYS__sysctl,
#endif
};

/// Calls refused to widgets, but not to compilers: those that start a process and nothing else, those that create
/// memory which no limit of a process counts, those that report when the host examines the widget's stored data, and
/// those that can send descriptors. A descriptor that waits in a socket is in no list, so its file would not count. One
/// that is sent to the host is closed there, and closing a connection can take as long as the widget likes.
static const unsigned refused_to_widgets[] = {
#if defined(__x86_64__)
    SYS_fork, SYS_vfork, SYS_inotify_init,
#endif
    SYS_memfd_create, SYS_memfd_secret, SYS_shmget, SYS_msgget, SYS_semget, SYS_mq_open, SYS_inotify_init1,
    SYS_inotify_add_watch, SYS_sendmsg, SYS_sendmmsg,
};

/// Reserves space of the disk faster than a limit of stored data can notice, and without a byte written. Not every file
/// system can do that either, so programs write instead.
#define REFUSED_RESERVATION SYS_fallocate

/// The requests of ioctl that do the same: FS_IOC_RESVSP, FS_IOC_RESVSP64 and FS_IOC_ZERO_RANGE, whose numbers only the
/// kernel's own headers name.
static const unsigned refused_reservations[] = {0x40305828, 0x4030582a, 0x40305839};

/// The kinds of sockets that a widget may use. Others reach parts of the kernel that few programs test, and virtual
/// machines' sockets reach other machines even where the network is separate.
static const unsigned families[] = {AF_UNIX, AF_INET, AF_INET6, AF_NETLINK};

#define LENGTH(list) (sizeof(list) / sizeof *(list))
#define LOAD(field) (struct sock_filter) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ANSWER(value) (struct sock_filter) BPF_STMT(BPF_RET | BPF_K, value)
#define FAIL(error) ANSWER(SECCOMP_RET_ERRNO | ((error) & SECCOMP_RET_DATA))
/// Goes on with the next instruction if the number loaded is that one, otherwise with the one after it.
#define IF_EQUAL(number) (struct sock_filter) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1)
#define IF_AT_LEAST(number) (struct sock_filter) BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, number, 0, 1)
#define IF_ANY_BIT(bits) (struct sock_filter) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, 0, 1)
#define IF_NO_BIT(bits) (struct sock_filter) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, 1, 0)

/// Skips the next `count` instructions unless the loaded number is that one.
#define UNLESS_EQUAL_SKIP(number, count) (struct sock_filter) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, count)

/// Neither shared memory without a file nor a mapping that grows like a stack counts against a limit of the process.
static struct sock_filter *write_memory_rule(struct sock_filter *next) {
    *next++ = UNLESS_EQUAL_SKIP(SYS_mmap, 7);
    *next++ = LOAD(args[3]);
    *next++ = IF_ANY_BIT(MAP_GROWSDOWN);
    *next++ = FAIL(EPERM);
    *next++ = (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, MAP_SHARED | MAP_ANONYMOUS);
    *next++ = IF_EQUAL(MAP_SHARED | MAP_ANONYMOUS);
    *next++ = FAIL(EPERM);
    *next++ = ANSWER(SECCOMP_RET_ALLOW);
    return next;
}

static struct sock_filter *write_reservation_rule(struct sock_filter *next) {
    *next++ = UNLESS_EQUAL_SKIP(SYS_ioctl, 2 * LENGTH(refused_reservations) + 2);
    // The kernel takes the lower half as well.
    *next++ = LOAD(args[1]);
    for (unsigned index = 0; index < LENGTH(refused_reservations); index++) {
        *next++ = IF_EQUAL(refused_reservations[index]);
        *next++ = FAIL(EOPNOTSUPP);
    }
    *next++ = ANSWER(SECCOMP_RET_ALLOW);
    return next;
}

/// The host counts the files that a process has open but that have no name, so the list of its descriptors must stay
/// readable, and all threads must share it.
static struct sock_filter *write_descriptor_rules(struct sock_filter *next) {
    *next++ = UNLESS_EQUAL_SKIP(SYS_prctl, 4);
    *next++ = LOAD(args[0]);
    *next++ = IF_EQUAL(PR_SET_DUMPABLE);
    *next++ = FAIL(EPERM);
    *next++ = ANSWER(SECCOMP_RET_ALLOW);
    *next++ = UNLESS_EQUAL_SKIP(SYS_close_range, 4);
    *next++ = LOAD(args[2]);
    *next++ = IF_ANY_BIT(CLOSE_RANGE_UNSHARE);
    *next++ = FAIL(EPERM);
    *next++ = ANSWER(SECCOMP_RET_ALLOW);
    return next;
}

static struct sock_filter *write_socket_rule(struct sock_filter *next, unsigned call) {
    *next++ = UNLESS_EQUAL_SKIP(call, 2 * LENGTH(families) + 2);
    *next++ = LOAD(args[0]);
    for (unsigned index = 0; index < LENGTH(families); index++) {
        *next++ = IF_EQUAL(families[index]);
        *next++ = ANSWER(SECCOMP_RET_ALLOW);
    }
    *next++ = FAIL(EAFNOSUPPORT);
    return next;
}

/// 1. A call made as another processor's would have other numbers: it is refused.
/// 2. Each call of the list is refused: EPERM.
/// 3. Where children are denied, fallocate and the requests of ioctl that reserve space are said not to be supported.
/// 4. clone3 hands its flags over in memory, where a filter cannot look: it is said not to exist, and the C library
///    takes clone instead.
/// 5. clone may not make namespaces, and where children are denied it may make nothing but threads that share their
///    descriptors.
/// 6. Where children are denied, mmap may not create memory that no limit covers, socket and socketpair only create
///    the kinds of the list, and the process may not hide its descriptors.
/// 7. Everything else is allowed.
static unsigned write_filter(struct sock_filter *place, enum pl_children children) {
    struct sock_filter *next = place;
    *next++ = LOAD(arch);
    *next++ = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, OWN_ARCHITECTURE, 1, 0);
    *next++ = FAIL(EPERM);
    *next++ = LOAD(nr);
#if defined(__x86_64__)
    // The x32 way to call has this bit set.
    *next++ = IF_AT_LEAST(0x40000000);
    *next++ = FAIL(EPERM);
#endif
    for (unsigned index = 0; index < LENGTH(refused); index++) {
        *next++ = IF_EQUAL(refused[index]);
        *next++ = FAIL(EPERM);
    }
    if (children == PL_CHILDREN_DENIED) {
        for (unsigned index = 0; index < LENGTH(refused_to_widgets); index++) {
            *next++ = IF_EQUAL(refused_to_widgets[index]);
            *next++ = FAIL(EPERM);
        }
        *next++ = IF_EQUAL(REFUSED_RESERVATION);
        *next++ = FAIL(EOPNOTSUPP);
    }
    *next++ = IF_EQUAL(SYS_clone3);
    *next++ = FAIL(ENOSYS);
    if (children == PL_CHILDREN_DENIED) {
        next = write_reservation_rule(next);
        next = write_descriptor_rules(next);
        next = write_memory_rule(next);
        next = write_socket_rule(next, SYS_socket);
        next = write_socket_rule(next, SYS_socketpair);
    }
    *next++ = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 1, 0);
    *next++ = ANSWER(SECCOMP_RET_ALLOW);
    // The flags are the first argument on both processors, and all of them lie in its lower half.
    *next++ = LOAD(args[0]);
    *next++ = IF_ANY_BIT(
        CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP);
    *next++ = FAIL(EPERM);
    if (children == PL_CHILDREN_DENIED) {
        *next++ = IF_NO_BIT(CLONE_THREAD);
        *next++ = FAIL(EPERM);
        *next++ = IF_NO_BIT(CLONE_FILES);
        *next++ = FAIL(EPERM);
    }
    *next++ = ANSWER(SECCOMP_RET_ALLOW);
    return (unsigned)(next - place);
}

int pl_system_call_filter(enum pl_children children) {
    struct sock_filter filter[2 * (LENGTH(refused) + LENGTH(refused_to_widgets)) + 96];
    size_t size = write_filter(filter, children) * sizeof *filter;
    int file = memfd_create("filter", MFD_CLOEXEC);
    if (file < 0) return -1;
    if (write(file, filter, size) == (ssize_t)size && lseek(file, 0, SEEK_SET) == 0) return file;
    close(file);
    return -1;
}

int pl_refuse_programs(void) {
    struct sock_filter filter[] = {
        LOAD(arch),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, OWN_ARCHITECTURE, 1, 0),
        FAIL(EPERM),
        LOAD(nr),
#if defined(__x86_64__)
        IF_AT_LEAST(0x40000000),
        FAIL(EPERM),
#endif
        IF_EQUAL(SYS_execve),
        FAIL(EPERM),
        IF_EQUAL(SYS_execveat),
        FAIL(EPERM),
        ANSWER(SECCOMP_RET_ALLOW),
    };
    struct sock_fprog program = {.len = LENGTH(filter), .filter = filter};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    // Threads that already run receive the filter as well.
    long result = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program);
    return result == 0 ? 0 : -1;
}

#else

int pl_system_call_filter(enum pl_children children) {
    (void)children;
    return -1;
}

int pl_refuse_programs(void) {
    return -1;
}

#endif
