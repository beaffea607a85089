int tessera_image_codecs_version(void);
