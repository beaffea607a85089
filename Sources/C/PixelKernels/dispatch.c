#include "rows.h"

#include <stdatomic.h>

// 0 undecided, 1 baseline, 2 wide.
static _Atomic int chosen;

bool pk_has_wide_vectors(void) {
#if defined(__x86_64__)
    __builtin_cpu_init();
    return __builtin_cpu_supports("avx2");
#else
    return false;
#endif
}

void pk_use_wide_vectors(bool enabled) {
    atomic_store_explicit(&chosen, enabled && pk_has_wide_vectors() ? 2 : 1, memory_order_relaxed);
}

const pk_row_table *pk_rows(void) {
    int choice = atomic_load_explicit(&chosen, memory_order_relaxed);
    if (choice == 0) {
        choice = pk_has_wide_vectors() ? 2 : 1;
        atomic_store_explicit(&chosen, choice, memory_order_relaxed);
    }
#if defined(__x86_64__)
    if (choice == 2) return &pk_rows_avx2;
#endif
    return &pk_rows_baseline;
}
