// What the kernels use of clang and GCC lacks.
#pragma GCC diagnostic ignored "-Wunknown-pragmas"
#pragma GCC diagnostic ignored "-Wpsabi"

#define __builtin_elementwise_sqrt(v)                                                                                  \
    ({                                                                                                                 \
        __typeof__(v) r_ = (v);                                                                                        \
        for (unsigned i_ = 0; i_ < sizeof r_ / sizeof r_[0]; i_++) r_[i_] = __builtin_sqrtf(r_[i_]);                   \
        r_;                                                                                                            \
    })
