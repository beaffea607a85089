#include "codecs.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

typedef struct {
    struct jpeg_error_mgr base;
    jmp_buf back;
    char message[JMSG_LENGTH_MAX];
} failure;

static void fail(j_common_ptr info) {
    failure *state = (failure *)info->err;
    info->err->format_message(info, state->message);
    longjmp(state->back, 1);
}

/// A progressive picture has about ten scans; each takes as long as decoding all pixels, but few bytes of the file.
enum { MOST_SCANS = 100 };

static void count_scans(j_common_ptr info) {
    if (info->is_decompressor && ((j_decompress_ptr)info)->input_scan_number > MOST_SCANS) {
        failure *state = (failure *)info->err;
        strncpy(state->message, "It has more than 100 scans.", sizeof state->message - 1);
        longjmp(state->back, 1);
    }
}

static void stay_silent(j_common_ptr info) { (void)info; }

/// The EXIF orientation, 1…8; 1 when there is none.
static int orientation_of(const struct jpeg_decompress_struct *info) {
    for (jpeg_saved_marker_ptr marker = info->marker_list; marker; marker = marker->next) {
        const uint8_t *data = marker->data;
        if (marker->marker != JPEG_APP0 + 1 || marker->data_length < 14 || memcmp(data, "Exif\0\0", 6) != 0) continue;
        const uint8_t *tiff = data + 6;
        size_t length = marker->data_length - 6;
        int little = tiff[0] == 'I';
#define WORD16(p) (little ? (uint32_t)(p)[0] | (uint32_t)(p)[1] << 8 : (uint32_t)(p)[0] << 8 | (p)[1])
#define WORD32(p) (little ? WORD16(p) | WORD16((p) + 2) << 16 : WORD16(p) << 16 | WORD16((p) + 2))
        size_t at = WORD32(tiff + 4);
        if (at + 2 > length) return 1;
        uint32_t entries = WORD16(tiff + at);
        for (uint32_t i = 0; i < entries && at + 2 + 12 * (i + 1) <= length; i++) {
            const uint8_t *entry = tiff + at + 2 + 12 * i;
            if (WORD16(entry) != 0x0112) continue;
            uint32_t value = WORD16(entry + 8);
            return value >= 1 && value <= 8 ? (int)value : 1;
        }
#undef WORD16
#undef WORD32
    }
    return 1;
}

/// Adobe's CMYK is stored inverted: 255 means no ink.
static void convert_cmyk(uint8_t *to, const uint8_t *from, size_t n) {
    for (size_t i = 0; i < n; i++, to += 4, from += 4) {
        for (int c = 0; c < 3; c++) to[c] = (uint8_t)(from[c] * from[3] / 255);
        to[3] = 255;
    }
}

/// Where pixel (x, y) of the stored picture goes in the upright one, which is `width` wide and `height` high.
static size_t upright_place(int orientation, int32_t x, int32_t y, int32_t width, int32_t height) {
    int32_t u = x, v = y;
    if (orientation >= 5) {
        u = y;
        v = x;
    }
    // Mirrored left to right: 2, 3, 6, 7. Mirrored top to bottom: 3, 4, 7, 8.
    if (orientation == 2 || orientation == 3 || orientation == 6 || orientation == 7) u = width - 1 - u;
    if (orientation == 3 || orientation == 4 || orientation == 7 || orientation == 8) v = height - 1 - v;
    return (size_t)v * (size_t)width + (size_t)u;
}

static ic_status turn_upright(ic_image *image, int orientation, int32_t stored_width, int32_t stored_height) {
    if (orientation == 1) return IC_OK;
    uint32_t *from = (uint32_t *)image->pixels;
    uint32_t *to = malloc((size_t)stored_width * (size_t)stored_height * 4);
    if (!to) return IC_OUT_OF_MEMORY;
    for (int32_t y = 0; y < stored_height; y++) {
        for (int32_t x = 0; x < stored_width; x++) {
            to[upright_place(orientation, x, y, image->width, image->height)] = *from++;
        }
    }
    free(image->pixels);
    image->pixels = (uint8_t *)to;
    return IC_OK;
}

ic_status ic_decode_jpeg(const uint8_t *bytes, size_t count, size_t most_pixels, ic_image *image) {
    struct jpeg_decompress_struct info;
    failure state;
    uint8_t *volatile line = NULL;
    info.err = jpeg_std_error(&state.base);
    state.base.error_exit = fail;
    state.base.output_message = stay_silent;
    if (setjmp(state.back)) {
        strncpy(image->message, state.message, IC_MESSAGE_SIZE - 1);
        jpeg_destroy_decompress(&info);
        free(line);
        return IC_DAMAGED;
    }
    jpeg_create_decompress(&info);
    struct jpeg_progress_mgr progress = {.progress_monitor = count_scans};
    info.progress = &progress;
    jpeg_save_markers(&info, JPEG_APP0 + 1, 0xFFFF);
    jpeg_mem_src(&info, bytes, count);
    jpeg_read_header(&info, TRUE);
    int orientation = orientation_of(&info);
    int32_t stored_width = (int32_t)info.image_width, stored_height = (int32_t)info.image_height;
    image->width = orientation >= 5 ? stored_height : stored_width;
    image->height = orientation >= 5 ? stored_width : stored_height;
    if (most_pixels == 0) {
        jpeg_destroy_decompress(&info);
        return IC_OK;
    }
    int is_cmyk = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
    info.out_color_space = is_cmyk ? JCS_CMYK : JCS_EXT_RGBA;
    // The accurate integer transform gives the same bytes with and without the library's vector code.
    info.dct_method = JDCT_ISLOW;
    jpeg_start_decompress(&info);
    size_t row = (size_t)stored_width * 4;
    image->pixels = malloc(row * (size_t)stored_height);
    line = malloc(row);
    if (!image->pixels || !line) {
        jpeg_destroy_decompress(&info);
        free(line);
        return IC_OUT_OF_MEMORY;
    }
    while (info.output_scanline < info.output_height) {
        uint8_t *to = image->pixels + row * info.output_scanline;
        JSAMPROW target = is_cmyk ? line : to;
        jpeg_read_scanlines(&info, &target, 1);
        if (is_cmyk) convert_cmyk(to, line, (size_t)stored_width);
    }
    jpeg_finish_decompress(&info);
    jpeg_destroy_decompress(&info);
    free(line);
    return turn_upright(image, orientation, stored_width, stored_height);
}
