int tessera_pixel_kernels_version(void);
