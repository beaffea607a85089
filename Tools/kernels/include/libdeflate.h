// The part of libdeflate that the kernels use; `main.c` has it.
#include <stddef.h>
#include <stdint.h>

uint32_t libdeflate_adler32(uint32_t adler, const void *bytes, size_t count);
