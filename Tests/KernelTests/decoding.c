#include "ImageCodecs.h"
#include "kernels.h"

#include <jpeglib.h>
#include <png.h>
#include <webp/encode.h>

typedef struct {
    uint8_t *bytes;
    size_t count;
} file;

enum { SIDE = 24 };

static uint8_t *noise(void) {
    uint8_t *pixels = malloc(SIDE * SIDE * 4);
    for (int i = 0; i < SIDE * SIDE * 4; i++) pixels[i] = (uint8_t)(i * 7 + i / 90 * 31);
    return pixels;
}

static file png_file(void) {
    uint8_t *pixels = noise();
    png_image image = {.version = PNG_IMAGE_VERSION, .width = SIDE, .height = SIDE, .format = PNG_FORMAT_RGBA};
    png_alloc_size_t size = 0;
    CHECK(png_image_write_to_memory(&image, NULL, &size, 0, pixels, 0, NULL));
    file made = {malloc(size), size};
    CHECK(png_image_write_to_memory(&image, made.bytes, &size, 0, pixels, 0, NULL));
    free(pixels);
    return made;
}

static file jpeg_file(bool is_cmyk, bool is_progressive, uint8_t orientation) {
    uint8_t *pixels = noise();
    struct jpeg_compress_struct info;
    struct jpeg_error_mgr errors;
    info.err = jpeg_std_error(&errors);
    jpeg_create_compress(&info);
    unsigned char *bytes = NULL;
    unsigned long count = 0;
    jpeg_mem_dest(&info, &bytes, &count);
    info.image_width = SIDE;
    info.image_height = SIDE / 2;
    info.input_components = 4;
    info.in_color_space = is_cmyk ? JCS_CMYK : JCS_EXT_RGBX;
    jpeg_set_defaults(&info);
    if (is_progressive) jpeg_simple_progression(&info);
    jpeg_start_compress(&info, TRUE);
    // An EXIF record with one entry, the orientation (0x0112).
    const uint8_t record[] = {'E', 'x', 'i', 'f', 0, 0, 'M', 'M', 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0,
                              orientation, 0, 0, 0, 0, 0, 0};
    jpeg_write_marker(&info, JPEG_APP0 + 1, record, sizeof record);
    while (info.next_scanline < info.image_height) {
        JSAMPROW row = pixels + (size_t)info.next_scanline * SIDE * 4;
        jpeg_write_scanlines(&info, &row, 1);
    }
    jpeg_finish_compress(&info);
    jpeg_destroy_compress(&info);
    free(pixels);
    return (file){bytes, count};
}

static file webp_file(bool is_lossless) {
    uint8_t *pixels = noise(), *bytes = NULL;
    size_t count = is_lossless ? WebPEncodeLosslessRGBA(pixels, SIDE, SIDE, SIDE * 4, &bytes)
                               : WebPEncodeRGBA(pixels, SIDE, SIDE, SIDE * 4, 60, &bytes);
    CHECK(count > 0);
    file made = {malloc(count), count};
    memcpy(made.bytes, bytes, count);
    WebPFree(bytes);
    free(pixels);
    return made;
}

/// Decodes an exact copy of the bytes, and reads every pixel that is announced.
static ic_status decode(const uint8_t *bytes, size_t count) {
    uint8_t *exact = malloc(count ? count : 1);
    memcpy(exact, bytes, count);
    ic_image image;
    (void)ic_read_size(exact, count, &image);
    ic_status status = ic_decode(exact, count, 1 << 14, &image);
    CHECK((status == IC_OK) == (image.pixels != NULL));
    CHECK(memchr(image.message, 0, IC_MESSAGE_SIZE));
    if (status == IC_OK) {
        uint32_t sum = 0;
        for (size_t i = 0; i < (size_t)image.width * (size_t)image.height * 4; i++) sum += image.pixels[i];
        CHECK(sum < UINT32_MAX);
    }
    ic_image_free(&image);
    free(exact);
    return status;
}

static void test_mutations(file original) {
    CHECK(decode(original.bytes, original.count) == IC_OK);
    for (size_t length = 0; length < original.count; length += 1 + original.count / 200) {
        (void)decode(original.bytes, length);
    }
    uint8_t *changed = malloc(original.count);
    for (uint32_t seed = 1; seed <= 400; seed++) {
        start_random(seed);
        memcpy(changed, original.bytes, original.count);
        // Most damage in the headers, which hold sizes and offsets.
        size_t reach = seed % 3 == 0 ? original.count : original.count < 200 ? original.count : 200;
        for (int k = random_between(1, 4); k > 0; k--) {
            changed[random_bits() % reach] = seed & 1 ? (uint8_t)random_bits() : 0xFF;
        }
        (void)decode(changed, original.count);
    }
    free(changed);
    free(original.bytes);
}

void test_decoding(void) {
    test_mutations(png_file());
    for (uint8_t orientation = 0; orientation <= 9; orientation += 3) {
        test_mutations(jpeg_file(false, false, orientation));
    }
    test_mutations(jpeg_file(true, false, 6));
    test_mutations(jpeg_file(false, true, 8));
    test_mutations(webp_file(true));
    test_mutations(webp_file(false));
}
