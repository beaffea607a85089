#include "PixelKernels.h"
int tessera_pixel_kernels_version(void) { return 1; }
