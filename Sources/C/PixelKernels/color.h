#ifndef PK_COLOR_H
#define PK_COLOR_H

#include "PixelKernels.h"

/// Components ready to be interpolated: OKLab or gamma-encoded sRGB, times alpha, and alpha.
typedef struct {
    double c[4];
} pk_weighted;

pk_weighted pk_weigh(pk_stop stop, bool perceptual);
/// Premultiplied, gamma-encoded sRGB within 0…alpha, and alpha.
pk_weighted pk_encoded(pk_weighted w, bool perceptual);
uint32_t pk_packed(pk_weighted w);

#endif
