#include "ImageCodecs.h"
int tessera_image_codecs_version(void) { return 1; }
