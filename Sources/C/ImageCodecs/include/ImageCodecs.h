#ifndef IMAGE_CODECS_H
#define IMAGE_CODECS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// Reads PNG, JPEG and WebP files through the system's libraries.

typedef enum {
    IC_OK = 0,
    /// The bytes begin like none of the formats.
    IC_UNKNOWN_FORMAT,
    /// The file is cut off or broken; the message says where.
    IC_DAMAGED,
    /// More pixels than allowed.
    IC_TOO_LARGE,
    IC_OUT_OF_MEMORY,
    /// The process that decoded the file ended or took too long; the message says which.
    IC_DECODER_FAILED,
    /// There is no process that decodes; the message says why.
    IC_NO_DECODER,
    /// The image is no longer needed.
    IC_INTERRUPTED,
} ic_status;

enum { IC_MESSAGE_SIZE = 200 };

typedef struct {
    /// Straight (not premultiplied) RGBA bytes, rows without gaps; free with `ic_image_free`.
    uint8_t *pixels;
    int32_t width, height;
    /// What the library said when the file is damaged, or what happened to the decoder; else empty.
    char message[IC_MESSAGE_SIZE];
} ic_image;

/// Reads the size alone.
ic_status ic_read_size(const uint8_t *bytes, size_t count, ic_image *image);
/// Decodes a whole picture of at most `most_pixels` pixels. Pictures turned by their EXIF record are set upright.
ic_status ic_decode(const uint8_t *bytes, size_t count, size_t most_pixels, ic_image *image);
void ic_image_free(ic_image *image);

/// A process that decodes images. It has its memory and a socket, and can use no other system call. All zero is one
/// that has not been started.
typedef struct {
    pid_t process;
    int channel;
    /// 1 when it has decoded or rejected an image.
    int has_answered;
    /// 1 when the kernel has no filters of system calls, and images are decoded in this process instead.
    int cannot_filter;
} ic_worker;

/// How long a caller waits for a worker.
typedef struct {
    int milliseconds;
    /// Answers whether the image is no longer needed; NULL for none. The context is the caller's.
    bool (*is_interrupted)(const void *context);
    const void *context;
} ic_patience;

/// The same as `ic_decode` in the worker, which is started when it does not run and replaced when it ends, sends
/// something else than an answer, takes longer than the time or works for an image that is no longer needed. One thread
/// at a time.
ic_status ic_decode_confined(
    ic_worker *worker, const uint8_t *bytes, size_t count, size_t most_pixels, ic_patience patience, ic_image *image);
void ic_worker_end(ic_worker *worker);

#endif
