#if defined(__x86_64__)
// AVX2 without FMA, so that products and sums are rounded as they are without it.
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define PK_ROW_TABLE pk_rows_avx2
#include "rows_body.h"
#pragma clang attribute pop
#endif
