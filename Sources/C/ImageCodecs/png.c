#include "codecs.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

static ic_status failed(const png_image *png, ic_image *image) {
    strncpy(image->message, png->message, IC_MESSAGE_SIZE - 1);
    return IC_DAMAGED;
}

ic_status ic_decode_png(const uint8_t *bytes, size_t count, size_t most_pixels, ic_image *image) {
    png_image png;
    memset(&png, 0, sizeof png);
    png.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_memory(&png, bytes, count)) return failed(&png, image);
    if (png.width > INT32_MAX || png.height > INT32_MAX) {
        png_image_free(&png);
        return IC_TOO_LARGE;
    }
    image->width = (int32_t)png.width;
    image->height = (int32_t)png.height;
    if (most_pixels == 0) {
        png_image_free(&png);
        return IC_OK;
    }
    png.format = PNG_FORMAT_RGBA;
    image->pixels = malloc(PNG_IMAGE_SIZE(png));
    if (!image->pixels) {
        png_image_free(&png);
        return IC_OUT_OF_MEMORY;
    }
    return png_image_finish_read(&png, NULL, image->pixels, 0, NULL) ? IC_OK : failed(&png, image);
}
