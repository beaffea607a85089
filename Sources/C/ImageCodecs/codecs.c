#include "codecs.h"

#include <stdlib.h>
#include <string.h>

typedef ic_status (*decoder)(const uint8_t *, size_t, size_t, ic_image *);

static decoder decoder_for(const uint8_t *bytes, size_t count) {
    if (count >= 8 && memcmp(bytes, "\x89PNG\r\n\x1a\n", 8) == 0) return ic_decode_png;
    if (count >= 3 && memcmp(bytes, "\xff\xd8\xff", 3) == 0) return ic_decode_jpeg;
    if (count >= 12 && memcmp(bytes, "RIFF", 4) == 0 && memcmp(bytes + 8, "WEBP", 4) == 0) return ic_decode_webp;
    return NULL;
}

ic_status ic_read_size(const uint8_t *bytes, size_t count, ic_image *image) {
    memset(image, 0, sizeof *image);
    decoder decode = decoder_for(bytes, count);
    return decode ? decode(bytes, count, 0, image) : IC_UNKNOWN_FORMAT;
}

ic_status ic_decode(const uint8_t *bytes, size_t count, size_t most_pixels, ic_image *image) {
    ic_status status = ic_read_size(bytes, count, image);
    if (status != IC_OK) return status;
    if (image->width <= 0 || image->height <= 0) return IC_DAMAGED;
    if ((size_t)image->width > most_pixels / (size_t)image->height) return IC_TOO_LARGE;
    status = decoder_for(bytes, count)(bytes, count, most_pixels, image);
    if (status != IC_OK) ic_image_free(image);
    return status;
}

void ic_image_free(ic_image *image) {
    free(image->pixels);
    image->pixels = NULL;
}
