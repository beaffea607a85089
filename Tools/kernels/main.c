#include "digest.h"

#include <string.h>

// Runs every kernel of PixelKernels and every function of PortableMath on pseudorandom inputs and prints one line for
// each: its name and a digest of the results. `check` compiles it for several processors and compilers.
//
//     digests baseline|wide

/// What `png_fast.c` needs of libdeflate, so that the program needs no library (RFC 1950, section 9).
uint32_t libdeflate_adler32(uint32_t adler, const void *bytes, size_t count);

uint32_t libdeflate_adler32(uint32_t adler, const void *bytes, size_t count) {
    uint32_t low = adler & 0xFFFF, high = adler >> 16;
    for (size_t i = 0; i < count; i++) {
        low = (low + ((const uint8_t *)bytes)[i]) % 65521;
        high = (high + low) % 65521;
    }
    return high << 16 | low;
}

int main(int count, char **arguments) {
    bool wide = count == 2 && strcmp(arguments[1], "wide") == 0;
    if (!wide && (count != 2 || strcmp(arguments[1], "baseline") != 0)) {
        fprintf(stderr, "usage: digests baseline|wide\n");
        return 2;
    }
    pk_use_wide_vectors(wide);
    drawing_cases();
    pixel_cases();
    math_cases();
    return 0;
}
