#ifndef IMAGE_CODECS_H
#define IMAGE_CODECS_H

#include <stddef.h>
#include <stdint.h>

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
} ic_status;

enum { IC_MESSAGE_SIZE = 200 };

typedef struct {
    /// Straight (not premultiplied) RGBA bytes, rows without gaps; free with `ic_image_free`.
    uint8_t *pixels;
    int32_t width, height;
    /// What the library said when the file is damaged, else empty.
    char message[IC_MESSAGE_SIZE];
} ic_image;

/// Reads the size alone.
ic_status ic_read_size(const uint8_t *bytes, size_t count, ic_image *image);
/// Decodes a whole picture of at most `most_pixels` pixels. Pictures turned by their EXIF record are set upright.
ic_status ic_decode(const uint8_t *bytes, size_t count, size_t most_pixels, ic_image *image);
void ic_image_free(ic_image *image);

#endif
