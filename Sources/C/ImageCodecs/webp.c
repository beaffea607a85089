#include "codecs.h"

#include <stdlib.h>
#include <string.h>
#include <webp/decode.h>

ic_status ic_decode_webp(const uint8_t *bytes, size_t count, size_t most_pixels, ic_image *image) {
    int width, height;
    if (!WebPGetInfo(bytes, count, &width, &height)) {
        strncpy(image->message, "The WebP header is broken.", IC_MESSAGE_SIZE - 1);
        return IC_DAMAGED;
    }
    image->width = width;
    image->height = height;
    if (most_pixels == 0) return IC_OK;
    size_t size = (size_t)width * (size_t)height * 4;
    image->pixels = malloc(size);
    if (!image->pixels) return IC_OUT_OF_MEMORY;
    if (!WebPDecodeRGBAInto(bytes, count, image->pixels, size, width * 4)) {
        strncpy(image->message, "The WebP data are cut off or broken.", IC_MESSAGE_SIZE - 1);
        return IC_DAMAGED;
    }
    return IC_OK;
}
