#ifndef PROCESS_LAUNCHER_H
#define PROCESS_LAUNCHER_H

#include <stdint.h>
#include <sys/types.h>

/// What Swift cannot do itself: start a process with limits of its own, which takes code between fork and exec.

typedef struct {
    const char *path;
    char *const *arguments;
    char *const *environment;
    /// Working folder, or NULL for the parent's.
    const char *folder;
    /// Becomes standard output.
    int output;
    /// Becomes standard error; -1 for what standard output is.
    int errors;
    /// Becomes descriptor 3, and the child leads a session of its own; -1 for none.
    int channel;
    /// Becomes descriptor 4, for a program that starts the real one under a filter; -1 for none.
    int filter;
    /// The user namespace in which a sandbox starts its program, or -1 for none. An enclosed child is in it; for another
    /// one it becomes descriptor 5.
    int users;
    /// 1 for a process that nothing it starts outlives: it is the first process of a process namespace. Of the signals
    /// that it does not handle, only SIGKILL and SIGSTOP reach it.
    int encloses;
    /// 1 for a process group of its own.
    int leads_group;
    /// Limits in bytes, which the process cannot raise; 0 leaves the parent's.
    uint64_t stack_limit;
    uint64_t data_limit;
    uint64_t file_limit;
    /// The number of descriptors; 0 leaves the parent's limit.
    uint64_t descriptor_limit;
} pl_request;

/// Starts the process; it has no other descriptors than 0 (nothing to read), 1, 2, 3, 4 and 5. It is killed when this
/// process ends, for any reason. If it is enclosed, so is everything that it started, at any moment of its start.
/// Returns its identifier, or the negative of an error number.
pid_t pl_launch(const pl_request *request);

/// Waits until the child process ended, without collecting it, or until the time has passed.
/// Returns 1 when it ended, 0 when not.
int pl_wait(pid_t child, int milliseconds);

/// The codes with which a prepared process leaves when the stack of its main thread or its memory runs out.
#define PL_STACK_EXHAUSTED 113
#define PL_MEMORY_EXHAUSTED 114
/// The code of an extension whose limits cannot be set.
#define PL_NOT_CONFINED 115

/// The environment variable with the greatest number of threads of a confined extension, which may then start no other
/// program, not even instead of itself. It takes effect before the program's own code runs.
#define PL_THREADS_VARIABLE "TESSERA_THREADS"

/// Refuses execve to this process from now on. Returns 0, or -1.
int pl_refuse_programs(void);

/// To be called first in a process that was started with a large stack: the main thread keeps it, threads made later
/// get `thread_stack` bytes. What the process prints is written line by line. When its stack or its memory runs out,
/// it leaves with a code that says so. When the other side of `channel` is gone it leaves too, even when its main
/// thread hangs; -1 for no channel.
void pl_prepare_extension(uint64_t thread_stack, int channel);

/// Whether a filtered program may start others.
enum pl_children { PL_CHILDREN_DENIED, PL_CHILDREN_ALLOWED };

/// A file without a name that holds a filter of system calls as bubblewrap takes it, at its beginning; -1 when there
/// is none for this processor.
int pl_system_call_filter(enum pl_children children);

/// A user namespace, for one sandbox, in which the user that runs this process is 0 and the user `outside` is `inside`.
/// Returns its descriptor, or -1 where the kernel or the user's permissions do not allow it.
int pl_user_namespace(uint32_t inside, uint32_t outside);

/// Makes the user, and the group with the same number, own a folder and everything in it. Returns 0, or -1 when a part
/// keeps its owner.
int pl_give_folder(const char *path, uint32_t user);

/// A file without a name, or -1.
int pl_anonymous_file(const char *label);

/// A pipe whose reading end, the first, never waits. Returns 0, or -1.
int pl_output_pipe(int ends[2]);

/// A descriptor that becomes readable when eight bytes are written to it, or -1.
int pl_event(void);

#endif
