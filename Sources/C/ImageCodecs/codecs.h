#ifndef IC_CODECS_H
#define IC_CODECS_H

#include "ImageCodecs.h"

/// A pixel count of zero reads the size alone.
ic_status ic_decode_png(const uint8_t *bytes, size_t count, size_t most_pixels, ic_image *image);
ic_status ic_decode_jpeg(const uint8_t *bytes, size_t count, size_t most_pixels, ic_image *image);
ic_status ic_decode_webp(const uint8_t *bytes, size_t count, size_t most_pixels, ic_image *image);

#endif
