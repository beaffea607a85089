#ifndef IC_WORKER_H
#define IC_WORKER_H

#include "ImageCodecs.h"

// What a worker and its host send each other. Both are the same program, so the layout is the same. A worker starts
// with an error number, 0 when it is confined. Then each request, with the file behind it, gets a reply, with the
// pixels behind it when the status is IC_OK.

/// The variable that makes this program a worker. It holds nothing.
#define IC_WORKER_VARIABLE "TESSERA_IMAGE_WORKER"

/// The descriptor of the worker's socket.
enum { IC_WORKER_CHANNEL = 3 };

typedef struct {
    uint64_t count, most_pixels;
} ic_request;

typedef struct {
    int32_t status, width, height;
    char message[IC_MESSAGE_SIZE];
} ic_reply;

/// Restricts this process, for good, to its memory and the descriptors that are open. Returns 0 or an error number.
int ic_confine(void);

#endif
